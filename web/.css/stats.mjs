import {model,SRC,compounds,info,matches} from "./model.mjs"; import postcss from "postcss"; import sp from "postcss-selector-parser"; import fs from "node:fs";
const comps=model();
const FILES=["styles/ui.css","styles/app.css","styles/lesson.css","styles/cards.css","styles/table.css","board/board.css","board/sheets.css","games/abyss/table.css","games/abyss/sheets.css","board/end.css","games/the_abyss/table.css","games/the_abyss/phone.css"];
let n=0; const amb=new Map(), none=[];
for(const f of FILES){ const root=postcss.parse(fs.readFileSync(SRC+"/"+f,"utf8"));
 root.walkRules(r=>{ if(r.parent.type==="atrule"&&/keyframes/.test(r.parent.name))return;
  for(const s of r.selectors){ n++; const sel=sp().astSync(s).nodes[0]; const cs=compounds(sel).map(info);
   const scope=f.startsWith("games/")?f.split("/").slice(0,2).join("/")+"/":"";
   const cand=[...comps].filter(([p])=>p.startsWith(scope)&&!p.startsWith("gallery")&&!p.includes("/gallery/"));
   // score
   const scored=cand.map(([p,c])=>{const own=cs.map(i=>(i.classes.length||i.tag||i.attrs.length||i.id)&&matches(c,i)); const cls=cs.map((i,k)=>own[k]&&(i.classes.length||i.id)?1:0); return {p,last:own.lastIndexOf(true),lastc:cls.lastIndexOf(1),n:own.filter(Boolean).length,nc:cls.reduce((a,b)=>a+b,0)};}).filter(x=>x.nc>0);
   if(!scored.length){none.push(f+": "+s);continue;}
   const best=scored.sort((a,b)=>b.lastc-a.lastc||b.nc-a.nc||b.n-a.n); const top=best.filter(x=>x.lastc===best[0].lastc&&x.nc===best[0].nc&&x.n===best[0].n);
   if(top.length>1){const k=top.map(x=>x.p).join(" | "); if(!amb.has(k))amb.set(k,[]); amb.get(k).push(f.split("/").at(-1)+": "+s);}
  }});}
console.log(n,"selectors; none",none.length,"ambiguous",[...amb.values()].reduce((a,b)=>a+b.length,0));
console.log("NONE\n"+none.join("\n"));
for(const [k,v] of [...amb].sort((a,b)=>b[1].length-a[1].length)) console.log("\n"+k+"\n   "+v.join("\n   "));
