//! XMP metadata of a PDF file: its title, and its PDF/UA conformance.

use quick_xml::escape::escape;

/// Returns the metadata of a file with this title. Conformance to part 1 of PDF/UA is claimed if `is_whole`: if every
/// character has a glyph.
pub fn metadata(title: &str, is_whole: bool) -> String {
    let title = escape(title);
    let kept = if is_whole { "<pdfuaid:part>1</pdfuaid:part>" } else { "" };
    format!(
        "<?xpacket begin=\"\u{feff}\" id=\"W5M0MpCehiHzreSzNTczkc9d\"?>\n\
        <x:xmpmeta xmlns:x=\"adobe:ns:meta/\">\n\
        <rdf:RDF xmlns:rdf=\"http://www.w3.org/1999/02/22-rdf-syntax-ns#\">\n\
        <rdf:Description rdf:about=\"\" xmlns:dc=\"http://purl.org/dc/elements/1.1/\" \
        xmlns:xmp=\"http://ns.adobe.com/xap/1.0/\" xmlns:pdfuaid=\"http://www.aiim.org/pdfua/ns/id/\">\n\
        <dc:title><rdf:Alt><rdf:li xml:lang=\"x-default\">{title}</rdf:li></rdf:Alt></dc:title>\n\
        <xmp:CreatorTool>hakem</xmp:CreatorTool>\n\
        {kept}\n\
        </rdf:Description>\n</rdf:RDF>\n</x:xmpmeta>\n<?xpacket end=\"r\"?>"
    )
}
