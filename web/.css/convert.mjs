import {model,SRC,compounds,info,matches} from "./model.mjs"; import postcss from "postcss"; import sp from "postcss-selector-parser"; import fs from "node:fs"; import path from "node:path";
import { OVERRIDES, SHARED, CONTEXT } from "./overrides.mjs";
const comps=model(); const WRITE=process.argv.includes("--write");
const byBase=new Map([...comps.keys()].map(p=>[path.basename(p,".svelte"),p]));
const FILES=["styles/ui.css","styles/app.css","styles/cards.css","styles/table.css","board/board.css","board/sheets.css","games/abyss/table.css","games/abyss/sheets.css","board/end.css","games/the_abyss/table.css","games/the_abyss/phone.css","styles/lesson.css"];
const ROOT={Sheet:".tsheet"};
const out=new Map(); // owner -> postcss root
const rootOf=o=>{if(!out.has(o))out.set(o,postcss.root());return out.get(o);};
const problems=[]; let frames=new Map(), frameUse=new Map();
const pass=(c,cl)=>c.passed.find(x=>x.known.has(cl));
function has(c,i){ // owned or passed
  if(!(i.classes.length||i.id))return false; return matches(c,i)||i.classes.length>0&&c.passed.some(x=>i.classes.every(k=>x.known.has(k)||k===(ROOT[x.comp]||"").slice(1)||["can","off","armed"].includes(k)));}
function inner(i){ return i.pseudos.flatMap(p=>/^:(has|is|where|not)$/.test(p.value)?p.nodes.flatMap(s=>compounds(s).map(info)):[]); }
function owner(f,sel,text){
  for(const [re,o] of OVERRIDES) if(re.test(text)&&(o.file===undefined||f.includes(o.file))) return o;
  const cs=compounds(sel).map(info);
  const scope=f.startsWith("games/")?f.split("/").slice(0,2).join("/")+"/":"";
  const interesting=i=>i.classes.some(c=>!SHARED.has(c)&&!CONTEXT.has(c))||!!i.id;
  let list=cs.map((i,k)=>[i,k]); 
  for(const [k,i] of cs.entries()) for(const j of inner(i)) list.push([j,k-0.5]);
  let sig=list.filter(([i])=>interesting(i));
  if(!sig.length){ const ctx=list.filter(([i])=>i.classes.some(c=>CONTEXT.has(c))); if(!ctx.length) return "base"; sig=ctx; }
  const scored=[...comps].filter(([p])=>p.startsWith(scope)&&!p.includes("gallery")).map(([p,c])=>{const own=sig.filter(([i])=>has(c,{...i,classes:i.classes})); return {p,last:Math.max(-1,...own.map(([,k])=>k)),n:own.length,real:own.filter(([i])=>matches(c,i)).length};}).filter(x=>x.n);
  if(!scored.length)return null;
  if(scored.some(x=>x.real)&&!scored.every(x=>x.real)){ const best=scored.toSorted((a,b)=>b.last-a.last||b.n-a.n)[0]; if(!best.real){ const r=scored.filter(x=>x.real).toSorted((a,b)=>b.last-a.last||b.n-a.n); const t=r.filter(x=>x.last===r[0].last&&x.n===r[0].n); if(process.env.VERBOSE)console.log("rechosen",text,best.p,"->",t.map(x=>x.p).join(" | ")); return t.length===1?t[0].p:t.map(x=>x.p);} }
  scored.sort((a,b)=>b.last-a.last||b.n-a.n||b.real-a.real); const top=scored.filter(x=>x.last===scored[0].last&&x.n===scored[0].n&&x.real===scored[0].real);
  return top.length===1?top[0].p:top.map(x=>x.p);
}
// which compounds of the selector are owned by the component
function emit(comp,sel,forced){
  const cs=compounds(sel); const parts=[]; let anyOwn=false;
  for(const c of cs){ const i=info(c); const own=!!comp&&!(forced&&forced(i))&&(i.classes.length||i.tag||i.attrs.length||i.id||i.universal)&&(i.universal&&!i.classes.length?false:matches(comp,i)) ; if(own)anyOwn=true;
    const txt=c.nodes.map(n=>{ if(own&&n.type==="pseudo"&&/^:(has|is|where|not)$/.test(n.value)) return n.value+"("+n.nodes.map(s=>emit(comp,s,forced).text).join(", ")+")"; return n.toString().trim(); }).join("");
    parts.push({comb:c.comb,own,txt}); }
  { let seenOwn=false,broken=false; for(const p of parts){ if(broken)p.own=false; else if(p.own)seenOwn=true; else if(seenOwn)broken=true; } }
  // merge runs of global
  let text="",k=0; while(k<parts.length){ const p=parts[k]; const comb=p.comb===""?"":p.comb.trim()===""?" ":` ${p.comb.trim()} `; if(p.own){text+=comb+p.txt;k++;continue;}
    if(k===0&&p.txt===""){ text+=comb; k++; continue; }
    let g=p.txt,j=k+1; while(j<parts.length&&!parts[j].own){const cb=parts[j].comb.trim()===""?" ":` ${parts[j].comb.trim()} `; g+=cb+parts[j].txt;j++;}
    // pseudo-elements must stay outside of :global
    const m=/^(.*?)(::[\w-]+(?::[\w-]+)*)?$/s.exec(g); let body=m[1],pe=m[2]??"";
    if(body===""&&p.comb==="")body="";
    text+=comb+(body?`:global(${body})`:"")+pe; k=j; }
  return {text:text.replace(/^ /,""),anyOwn};
}
for(const f of FILES){ const root=postcss.parse(fs.readFileSync(SRC+"/"+f,"utf8")); let pendingComment=null;
  const handle=(container,medias)=>{ container.each(n=>{
    if(n.type==="comment"){ pendingComment=n.text; return; }
    if(n.type==="atrule"){ if(/keyframes/.test(n.name)){frames.set(n.params,n.clone());return;} if(n.name==="media"||n.name==="container"||n.name==="supports"){handle(n,[...medias,n]);return;} problems.push("atrule "+n.name); return; }
    if(n.type!=="rule")return;
    const groups=new Map();
    for(const s of n.selectors){ const sel=sp().astSync(s).nodes[0]; let o=owner(f,sel,s.replace(/\s+/g," ")); if(o===null){problems.push(`NONE ${f}: ${s}`);o="base";} if(Array.isArray(o)){problems.push(`AMB ${f}: ${s} -> ${o.join(" | ")}`); o="base";}
      let force=null; if(typeof o==="object"){force=o.force?new Set(o.force):null;o=o.to;} let forceGlobal=false; if(o.startsWith("global:")){forceGlobal=true;o=o.slice(7);} if(o==="drop")continue;
      if(o!=="base"&&!comps.has(o)){ const b=byBase.get(o); if(!b&&!o.includes("/")){problems.push("no component "+o);} o=o.includes("/")?o+(o.endsWith(".svelte")?"":".svelte"):b??o; }
      if(!groups.has(o))groups.set(o,[]);
      if(o==="base")groups.get(o).push(s);
      else { const c=comps.get(o); let e=forceGlobal?{text:null,anyOwn:false}:emit(c,sel,force&&(i=>i.classes.some(k=>force.has(k))||force.has(i.tag)));
        if(e.text===null||!e.anyOwn){ // pure global; give a passed class the weight of its root
          let body=s.replace(/\s+/g," "); const cs=compounds(sel); const li=info(cs[0]);
          const p=c&&li.classes.map(k=>pass(c,k)).find(Boolean); if(!forceGlobal&&p&&ROOT[p.comp]&&cs.length===1&&!li.classes.includes(ROOT[p.comp].slice(1))) body=ROOT[p.comp]+body;
          const m=/^(.*?)(::[\w-]+)?$/s.exec(body); e={text:`:global(${m[1]})${m[2]??""}`}; }
        if(o==="board/Prompt.svelte"&&/table\.css|board\.css/.test(f)&&!/\.drawn|\.table/.test(s)) e={text:(/^:global\(:root/.test(e.text)?e.text.replace(/^(:global\([^)]*\)) /,"$1 :global(:where(.drawn)) "):":global(:where(.drawn)) "+e.text)};
        groups.get(o).push(e.text); }
    }
    for(const [o,sels] of groups){ let parent=rootOf(o); for(const m of medias){ let last=parent.last; if(!(last&&last.type==="atrule"&&last.name===m.name&&last.params===m.params)){ last=postcss.atRule({name:m.name,params:m.params}); parent.append(last);} parent=last; }
      if(pendingComment&&!/=====/.test(pendingComment)){ parent.append(postcss.comment({text:pendingComment})); pendingComment=null; }
      const r=n.clone(); r.selectors=sels; r.raws={}; parent.append(r);
      n.walkDecls(/^animation(-name)?$/,d=>{ for(const w of d.value.split(/[\s,]+/)){ if(!frameUse.has(w))frameUse.set(w,new Set()); frameUse.get(w).add(o);} });
    }
  }); };
  handle(root,[]);
}
for(const [name,node] of frames){ const users=frameUse.get(name); if(!users){problems.push("unused keyframes "+name);continue;} const os=users.has("base")?["base"]:[...users]; for(const o of os){ const c=node.clone(); if(users.has("base")||o==="base"){} rootOf(o).append(c);} if(users.has("base")&&users.size>1) problems.push("keyframes shared with base "+name+" "+[...users]); }
for(const p of problems)console.log(p);
console.log("owners",out.size,"problems",problems.length);
for(const [o,r] of [...out].sort((a,b)=>b[1].toString().length-a[1].toString().length).slice(0,12))console.log(o,r.toString().split("\n").length);
if(WRITE){ for(const [o,r] of out){ const css=r.toString(); if(o==="base"){fs.writeFileSync(SRC+"/styles/base.css",css+"\n");continue;} const c=comps.get(o); const file=SRC+"/"+o; let src=fs.readFileSync(file,"utf8").trimEnd(); fs.writeFileSync(file,src+"\n\n<style>\n"+css+"\n</style>\n"); } }
