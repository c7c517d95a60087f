//! Head of a web page: style, script for pages that are searched or reloaded, and a content security policy that
//! permits only these two, by hash.

use crate::spelling::words;
use any_ascii::any_ascii_char;
use base64::Engine;
use base64::prelude::BASE64_STANDARD;
use hakem_engine::collate::fold_for_search;
use sha2::{Digest, Sha256};
use std::ops::RangeInclusive;
use std::sync::LazyLock;

/// Base style for light and dark, narrow and wide screens and for paper; rules for columns follow ([`Columns`]).
const STYLE: &str = "\
:root{color-scheme:light dark;--ink:#1b1f24;--soft:#59626d;--rule:#cfd6de;--tone:#f2f5f8;--paper:#fff;--link:#0b57a4;\
--win:#d9f0de;--draw:#eceff3;--loss:#f9dedc}\
@media(prefers-color-scheme:dark){:root{--ink:#e6e9ed;--soft:#9aa5b1;--rule:#3b444e;--tone:#1d242b;--paper:#13181d;--link:#7ab8ff;\
--win:#1d4028;--draw:#2c343d;--loss:#4d2422}}\
*{box-sizing:border-box}\
body{margin:0 auto;max-width:75rem;padding:1rem;background:var(--paper);color:var(--ink);\
overflow-wrap:anywhere;font:1rem/1.45 'DejaVu Sans Condensed','Segoe UI',Roboto,'Noto Sans',sans-serif}\
a{color:var(--link)}h1{font-size:1.35rem;margin:0}h2{font-size:1.15rem;margin:1.1rem 0 .5rem}\
h3{font-size:1rem;margin:1.1rem 0 .3rem}h3 small{color:var(--soft);font-weight:normal}\
header p,footer,.soft{color:var(--soft);font-size:.875rem;margin:.15rem 0}\
header::after{content:'';display:block;clear:both}\
nav{margin:.6rem 0;display:flex;flex-wrap:wrap;gap:.3rem .9rem}nav a{padding:.15rem 0}\
nav a,h2 a,td a,li a{display:inline-block;min-width:1.5rem;min-height:1.5rem}\
nav [aria-current]{font-weight:bold;color:inherit;text-decoration:none;border-bottom:2px solid}\
.find{display:block;margin:.6rem 0}.find input{display:block;width:min(100%,24rem);margin-top:.2rem;padding:.45rem .6rem;\
font:inherit;color:inherit;background:var(--paper);border:1px solid var(--soft);border-radius:.3rem}\
[hidden]{display:none!important}\
.wide{overflow-x:auto}table{border-collapse:collapse;min-width:min(100%,22rem)}\
th{color:var(--soft);font-size:.875rem;font-weight:600;text-align:start;border-bottom:2px solid var(--ink);white-space:nowrap}\
:not(.wide)>table th{position:sticky;top:0;background:var(--paper)}\
th,td{padding:.22rem .5rem;vertical-align:top}td{font-variant-numeric:tabular-nums}\
tbody tr:nth-child(even){background:var(--tone)}tr.group>td{border-top:1px solid var(--rule)}tr.sum>td{font-weight:600;border-top:1px solid var(--soft)}\
td.win{background:var(--win)}td.draw{background:var(--draw)}td.loss{background:var(--loss)}\
ul{margin:.4rem 0;padding-inline-start:1.1rem}ul.plain{list-style:none;padding:0}\
footer{margin-top:1.5rem;border-top:1px solid var(--rule);padding-top:.4rem}\
.logo{float:inline-end;max-height:4.5rem;max-width:40%;margin-inline-start:1rem}\
.code{float:inline-end;margin:0 0 .5rem 1rem;text-align:center;font-size:.7rem;max-width:9rem;overflow-wrap:anywhere}\
.code svg{background:#fff;display:block;margin:0 auto .2rem;width:6.5rem;height:6.5rem}\
.slip{break-inside:avoid;border:1px dashed var(--rule);padding:.6rem;margin:.6rem 0}.slip td{height:2.2rem;border:1px solid var(--rule)}";

/// Style for screens as narrow as a phone.
const NARROW: &str = "body{padding:.6rem;font-size:.94rem}th,td{padding:.2rem .3rem}";

/// Style for paper.
const PRINT: &str = "\
:root{--ink:#000;--soft:#444;--rule:#999;--tone:#f3f3f3;--paper:#fff;--link:#000}body{max-width:none;padding:0;font-size:9.5pt}\
nav,.find{display:none}a{text-decoration:none}.wide{overflow:visible}thead{display:table-header-group}tr,.card{break-inside:avoid}\
:not(.wide)>table th{position:static}\
tbody tr:nth-child(even){print-color-adjust:exact;-webkit-print-color-adjust:exact}@page{margin:14mm}";

/// Filters the rows of the finder. A row matches as a name does in [`crate::spelling::found_by`]: by word prefixes of
/// its own name, of joined neighbouring words, and of the other spellings in `data-find`; only if no name matches, by
/// any text of the row, such as the opponent.
///
/// Reloads a live page every minute while it is visible and the search field is empty. Without the script the page
/// shows all rows.
const SCRIPT: &str = r"(function(){var d=document,q=d.getElementById('find'),B=BASES,T=LATIN,
f=function(t){return t.toLowerCase().normalize('NFKD').replace(/[\u0300-\u036f'’ʼ.]/g,'').replace(/./gu,function(c){return B[c]||c})},
w=function(t){return f(t).split(/[^\p{L}\p{N}]+/u).filter(Boolean)},
ways=function(t){var o=w(t),a=[o,w(o.join(' ').replace(/ου/g,'ou').replace(/./gu,function(c){return T[c]||c})),
o.map(function(x){return x.replace(/(a|o|u)e/g,'$1').replace(/aa/g,'a').replace(/dj/g,'d')})],i,j;
if(o.length<5)for(i=0;i<o.length;i++)for(j=i+2;j<=o.length;j++)a.push(o.slice(0,i).concat(o.slice(i,j).join(''),o.slice(j)));return a},
has=function(a,p){return a.some(function(m){return m.every(p)})};
if(q){q.parentNode.hidden=false;
var n=d.getElementById('none'),k=+d.getElementById('found').getAttribute('data-own'),
names=function(t){var a=[];t.split(',').forEach(function(p){var v=w(p);
v.forEach(function(x,i){a.push(x);if(i)a.push(v[i-1]+x)});if(v.length>2)a.push(v.join(''))});return a},
r=Array.prototype.map.call(d.querySelectorAll('#found tbody tr'),function(e){
return{e:e,own:names(e.cells[k].textContent).concat((e.getAttribute('data-find')||'').split(' ')),all:f(e.textContent)}}),
show=function(p){var c=0;r.forEach(function(x){var s=p(x);x.e.hidden=!s;if(s)c++});return c};
q.addEventListener('input',function(){var a=ways(q.value);
n.hidden=!!(show(function(x){return has(a,function(t){return x.own.some(function(o){return o.indexOf(t)===0})})})||
show(function(x){return has(a,function(t){return x.all.indexOf(t)>=0})}))})}
if(d.body.hasAttribute('data-live'))setInterval(function(){if(!d.hidden&&!(q&&q.value))location.reload()},60000)})()";

/// Lower-case letters of other scripts that are also searched in Latin spelling: Greek, Cyrillic, Armenian, Georgian.
const SCRIPTS: [RangeInclusive<char>; 4] = ['α'..='ω', 'а'..='џ', 'ա'..='ֆ', 'ა'..='ჰ'];

/// Letters that search folds to plain ones although Unicode does not decompose them.
const STROKED: &str = "ıłđðøħŧəæœþßς";

/// The script with its two letter tables, generated by the functions that fold the names in `data-find`.
static FINDER: LazyLock<String> = LazyLock::new(|| {
    let table = |letters: &mut dyn Iterator<Item = char>, spell: &dyn Fn(char) -> String| {
        let pairs = letters.map(|letter| (letter.to_string(), spell(letter).into()));
        serde_json::Value::Object(pairs.collect()).to_string()
    };
    let bases = table(&mut STROKED.chars(), &|letter| fold_for_search(&letter.to_string()));
    let latin = table(&mut SCRIPTS.into_iter().flatten(), &|letter| words(any_ascii_char(letter)).concat());
    SCRIPT.replace('\n', "").replacen("BASES", &bases, 1).replacen("LATIN", &latin, 1)
});

/// Verifies certificates by the verifier in the page.
const CHECK: &str = include_str!("../../../assets/verifier/check.js");

/// Script of a page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Script {
    /// Filters the rows of the finder, and reloads a live page.
    Finder,
    /// Verifies certificates.
    Check,
}

impl Script {
    /// Returns the script.
    pub fn text(self) -> &'static str {
        match self {
            Self::Finder => &FINDER,
            Self::Check => CHECK,
        }
    }

    /// Returns the sources that the policy of a page permits: the script by its hash, and WebAssembly if it runs any.
    fn sources(self) -> &'static str {
        static HASHES: LazyLock<[String; 2]> = LazyLock::new(|| {
            [hash(Script::Finder.text()), format!("{} 'wasm-unsafe-eval'", hash(Script::Check.text()))]
        });
        let [finder, check] = &*HASHES;
        match self {
            Self::Finder => finder,
            Self::Check => check,
        }
    }
}

fn hash(text: &str) -> String {
    format!("'sha256-{}'", BASE64_STANDARD.encode(Sha256::digest(text.as_bytes())))
}

/// Layout trait of the cells of a column.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Trait {
    /// Right-aligned, not wrapped.
    Right,
    /// Centred, not wrapped.
    Centre,
    /// Not wrapped.
    Short,
    /// Text, with a minimum width.
    Words,
    /// Names, with a minimum width.
    Name,
    /// Omitted on a phone.
    Minor,
    /// Omitted on a tablet too, in tables with many columns.
    Crowded,
    /// On a phone, below the rest of the row.
    Folded,
}

/// Declarations of each trait: everywhere, on a tablet or phone, on a phone, on paper.
const RULES: [(Trait, [&str; 4]); 8] = [
    (Trait::Right, ["text-align:end;white-space:nowrap", "", "", ""]),
    (Trait::Centre, ["text-align:center;white-space:nowrap", "", "", ""]),
    (Trait::Short, ["white-space:nowrap", "", "", ""]),
    (Trait::Words, ["min-width:12rem", "min-width:6.2rem", "", ""]),
    (Trait::Name, ["min-width:9rem", "", "min-width:6.2rem", ""]),
    (Trait::Minor, ["", "", "display:none", "display:table-cell"]),
    (Trait::Crowded, ["", "display:none", "", "display:table-cell"]),
    (Trait::Folded, ["", "", "order:2;flex:0 0 3.6rem;font-size:.8rem;color:var(--soft);border:0", ""]),
];

/// Phone layout of a table with folded columns: two lines per row, the second indented by the rank. The heads are laid
/// out like the cells.
const FOLDING: &str = "table.folds,.folds thead,.folds tbody{display:block}.folds tr{display:flex;flex-wrap:wrap;\
border-bottom:1px solid var(--rule)}.folds tr::after{content:'';flex:0 0 100%;order:1}\
.folds td,.folds th{flex:0 0 3rem}.folds th{border:0}.folds thead{position:sticky;top:0;background:var(--paper);border-bottom:2px solid var(--ink)}\
.folds tr>.wider{flex:1 1 6.2rem}";

/// Column styles of the tables of a page: one rule per column instead of a class on each cell, which made up a third of
/// a long page.
#[derive(Default)]
pub struct Columns {
    /// Traits of the columns of each table; tables with equal traits share an entry.
    layouts: Vec<Vec<Vec<Trait>>>,
}

impl Columns {
    /// Returns the class of a table with these columns.
    pub fn class(&mut self, columns: Vec<Vec<Trait>>) -> String {
        let known = self.layouts.iter().position(|known| *known == columns);
        let folds = columns.iter().flatten().any(|&each| each == Trait::Folded);
        let at = known.unwrap_or_else(|| {
            self.layouts.push(columns);
            self.layouts.len() - 1
        });
        format!("c{at}{}", if folds { " folds" } else { "" })
    }

    /// Returns the selector list of the cells with a trait.
    fn having(&self, wanted: Trait) -> String {
        let of_table = |(at, columns): (usize, &Vec<Vec<Trait>>)| {
            let having = (1..).zip(columns).filter(|(_, traits)| traits.contains(&wanted));
            having
                .map(|(column, _): (usize, _)| format!(".c{at} tr>:nth-child({column})"))
                .collect::<Vec<_>>()
        };
        self.layouts.iter().enumerate().flat_map(of_table).collect::<Vec<_>>().join(",")
    }

    /// Returns the rules of one medium.
    fn rules(&self, medium: usize) -> String {
        let rule = |(of, asked): &(Trait, [&str; 4])| {
            let cells = self.having(*of);
            let asked = asked.get(medium).copied().unwrap_or_default();
            if cells.is_empty() || asked.is_empty() { String::new() } else { format!("{cells}{{{asked}}}") }
        };
        RULES.iter().map(rule).collect()
    }

    /// Returns the complete style of a page.
    pub fn style(&self) -> String {
        let [everywhere, tablet, narrow, print] = [0, 1, 2, 3].map(|medium| self.rules(medium));
        let folded = self.layouts.iter().flatten().flatten().any(|&each| each == Trait::Folded);
        let folding = if folded {
            let wider = [Trait::Name, Trait::Words].map(|of| self.having(of));
            let wider =
                wider.iter().filter(|cells| !cells.is_empty()).map(String::as_str).collect::<Vec<_>>();
            FOLDING.replace(".folds tr>.wider", &wider.join(","))
        } else {
            String::new()
        };
        format!(
            "{STYLE}{everywhere}@media screen and (max-width:60rem){{{tablet}}}@media screen and (max-width:38rem){{{NARROW}{folding}{narrow}}}@media print{{{PRINT}{print}}}"
        )
    }
}

/// Returns the content security policy of a page: its style, the script if it has one, embedded images. Nothing
/// external is permitted.
pub fn policy(style: &str, script: Option<Script>, has_picture: bool) -> String {
    let script = script.map_or_else(String::new, |script| format!("; script-src {}", script.sources()));
    let picture = if has_picture { "; img-src data:" } else { "" };
    format!("default-src 'none'; style-src {}{script}{picture}", hash(style))
}
