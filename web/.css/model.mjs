import fs from "node:fs"; import path from "node:path";
import { parse } from "svelte/compiler";
import postcss from "postcss"; import sp from "postcss-selector-parser";
export const SRC="/work/wt/web/web/src";
export function walk(d){return fs.readdirSync(d,{withFileTypes:true}).flatMap(e=>e.isDirectory()?walk(path.join(d,e.name)):[path.join(d,e.name)]);}
function literals(node,out){ if(!node||typeof node!=="object")return; if(Array.isArray(node)){node.forEach(n=>literals(n,out));return;}
  if(node.type==="Literal"&&typeof node.value==="string"){node.value.split(/\s+/).filter(Boolean).forEach(t=>out.known.add(t));return;}
  if(node.type==="TemplateLiteral"){node.quasis.forEach(q=>q.value.cooked.split(/\s+/).filter(Boolean).forEach(t=>out.known.add(t)));node.expressions.forEach(e=>literals(e,out));return;}
  if(node.type==="Identifier"||node.type==="MemberExpression"||node.type==="CallExpression"){out.unknown=true;return;}
  if(node.type==="ConditionalExpression"){literals(node.consequent,out);literals(node.alternate,out);return;}
  if(node.type==="LogicalExpression"){literals(node.left,out);literals(node.right,out);return;}
  if(node.type==="ObjectExpression"){node.properties.forEach(p=>{const k=p.key; if(k?.type==="Identifier")out.known.add(k.name); else literals(k,out);});return;}
  for(const k of Object.keys(node)) if(!["start","end","loc","test"].includes(k)) literals(node[k],out);
}
export function model(){
  const comps=new Map();
  for(const f of walk(SRC).filter(f=>f.endsWith(".svelte"))){
    const src=fs.readFileSync(f,"utf8"); const ast=parse(src,{modern:true});
    const els=[],passed=[],children=new Set();
    const visit=(n,parents)=>{
      if(!n||typeof n!=="object")return; if(Array.isArray(n)){n.forEach(c=>visit(c,parents));return;}
      let me=parents;
      if(n.type==="RegularElement"||n.type==="SvelteElement"){
        const e={tag:n.type==="RegularElement"?n.name:"*",known:new Set(),unknown:false,attrs:new Set(),id:"",parent:parents.at(-1)};
        for(const a of n.attributes){
          if(a.type==="ClassDirective")e.known.add(a.name);
          else if(a.type==="SpreadAttribute")e.spread=true;
          else if(a.type==="Attribute"){ e.attrs.add(a.name);
            if(a.name==="class"){ const vs=a.value===true?[]:Array.isArray(a.value)?a.value:[a.value];
              for(const v of vs){ if(v.type==="Text")v.data.split(/\s+/).filter(Boolean).forEach(t=>e.known.add(t)); else literals(v.expression,e);} }
            if(a.name==="id"&&Array.isArray(a.value)&&a.value[0]?.type==="Text")e.id=a.value[0].data; }
        }
        els.push(e); me=[...parents,e];
      }
      if(n.type==="Component"){ children.add(n.name);
        for(const a of n.attributes) if(a.type==="Attribute"&&/^(class|cls)$/.test(a.name)){const o={known:new Set()}; const vs=a.value===true?[]:Array.isArray(a.value)?a.value:[a.value];
          for(const v of vs){ if(v.type==="Text")v.data.split(/\s+/).filter(Boolean).forEach(t=>o.known.add(t)); else literals(v.expression,o);} passed.push({comp:n.name,...o});}
      }
      for(const k of Object.keys(n)) if(!["parent","start","end","loc","css","instance","module","js"].includes(k)) visit(n[k],me);
    };
    visit(ast.fragment,[]);
    comps.set(path.relative(SRC,f),{file:f,els,passed,children,src});
  }
  return comps;
}
// split a selector into compounds
export function compounds(sel){ const out=[]; let cur={nodes:[],comb:""}; sel.nodes.forEach(n=>{ if(n.type==="combinator"){out.push(cur);cur={nodes:[],comb:n.value};} else if(n.type!=="comment")cur.nodes.push(n);}); out.push(cur); return out; }
export function info(c){ const o={tag:"",classes:[],attrs:[],id:"",pseudos:[],universal:false}; for(const n of c.nodes){ if(n.type==="tag")o.tag=n.value; else if(n.type==="class")o.classes.push(n.value); else if(n.type==="attribute")o.attrs.push(n.attribute); else if(n.type==="id")o.id=n.value; else if(n.type==="universal")o.universal=true; else if(n.type==="pseudo")o.pseudos.push(n);} return o; }
export function matches(comp,i){ 
  if(i.pseudos.some(p=>p.value===":root"))return false;
  if(["html","body"].includes(i.tag))return false;
  return comp.els.some(e=>(!i.tag||e.tag===i.tag||(e.tag==="*"&&i.classes.length>0))&&i.classes.every(c=>e.known.has(c)||(e.unknown&&i.classes.some(k=>e.known.has(k))))&&i.attrs.every(a=>e.attrs.has(a)||e.spread)&&(!i.id||e.id===i.id)); }
