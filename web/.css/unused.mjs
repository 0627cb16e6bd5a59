import {walk,SRC} from "./model.mjs"; import {compile} from "svelte/compiler"; import fs from "node:fs"; import path from "node:path";
const FIX=process.argv.includes("--fix");
function wrapLast(sel){ // wrap the last compound that is not global
  const parts=[]; let depth=0,cur=""; for(const ch of sel){ if(ch==="("||ch==="[")depth++; if(ch===")"||ch==="]")depth--; if(depth===0&&/[\s>+~]/.test(ch)){ if(cur){parts.push(cur);cur="";} if(parts.length&&/^[\s>+~]+$/.test(parts.at(-1)))parts[parts.length-1]+=ch; else parts.push(ch);} else cur+=ch; } if(cur)parts.push(cur);
  for(let k=parts.length-1;k>=0;k--){ const p=parts[k]; if(/^[\s>+~]+$/.test(p)||p.startsWith(":global("))continue; const m=/^(.*?)(::[\w-]+)?$/s.exec(p); parts[k]=`:global(${m[1]})${m[2]??""}`; break; }
  // join neighbouring globals
  let t=parts.join(""); let b; do{b=t; t=t.replace(/:global\(((?:[^()]|\([^()]*\))*)\)([\s>+~]+):global\(((?:[^()]|\([^()]*\))*)\)/,":global($1$2$3)");}while(t!==b); return t; }
let n=0;
for(const f of walk(SRC).filter(f=>f.endsWith(".svelte"))){ let src=fs.readFileSync(f,"utf8"); try{const r=compile(src,{filename:f,runes:true,generate:"client"}); const ws=r.warnings.filter(w=>w.code==="css_unused_selector").sort((a,b)=>b.start.character-a.start.character); for(const w of ws){ n++; const sel=src.slice(w.start.character,w.end.character); const fx=wrapLast(sel); console.log(path.relative(SRC,f)+":"+w.start.line+" "+sel.replace(/\s+/g," ")+"  =>  "+fx.replace(/\s+/g," ")); if(FIX)src=src.slice(0,w.start.character)+fx+src.slice(w.end.character);} if(FIX&&ws.length)fs.writeFileSync(f,src);}catch(e){console.log("ERR",path.relative(SRC,f),e.message.slice(0,200));} }
console.log(n,"unused");
