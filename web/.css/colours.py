import re,os,colorsys,sys
SRC="/work/wt/web/web/src"
files=[os.path.join(r,f) for r,d,fs in os.walk(SRC) for f in fs if (f.endswith(".svelte") or f=="base.css" or f=="gallery.css")]
LIT=re.compile(r'#[0-9a-fA-F]{3,8}\b|rgb\(\s*\d+\s+\d+\s+\d+\s*(?:/\s*[\d.]+%?\s*)?\)')
def parse(t):
    if t[0]=="#":
        h=t[1:]
        if len(h)in(3,4): h="".join(c*2 for c in h)
        rgb=tuple(int(h[i:i+2],16) for i in (0,2,4)); a=int(h[6:8],16)/255 if len(h)==8 else 1
        return rgb,a
    m=re.match(r'rgb\(\s*(\d+)\s+(\d+)\s+(\d+)\s*(?:/\s*([\d.]+)(%?))?',t)
    a=1 if m[4] is None else float(m[4])/(100 if m[5] else 1)
    return (int(m[1]),int(m[2]),int(m[3])),a
def styles(text): return [(m.start(1),m.end(1)) for m in re.finditer(r'<style>(.*?)</style>',text,re.S)]
found={}
def regions(p,t): return [(0,len(t))] if p.endswith(".css") else styles(t)
def strip_urls(s): return s
for p in files:
    t=open(p).read()
    for a,b in regions(p,t):
        for m in LIT.finditer(t,a,b):
            if "url(" in t[max(a,m.start()-4):m.start()]: continue
            rgb,al=parse(m[0]); found[rgb]=found.get(rgb,0)+1
# names
def family(rgb):
    r,g,b=[x/255 for x in rgb]; h,l,s=colorsys.rgb_to_hls(r,g,b); h*=360
    if rgb==(255,255,255): return "white"
    if rgb==(0,0,0): return "black"
    if l>0.86: return "mist" if 90<=h<=260 else "parchment"
    if 250<=h<=320: return "violet"
    if h<25 or h>330: return "rust"
    if h<70: return "gold"
    if h<150: return "leaf"
    if l<0.14: return "night"
    if l<0.45: return "deep"
    return "sea"
groups={}
for rgb in found: groups.setdefault(family(rgb),[]).append(rgb)
names={}
for fam,l in groups.items():
    l.sort(key=lambda c:(0.2126*c[0]+0.7152*c[1]+0.0722*c[2],c))
    for i,c in enumerate(l): names[c]=fam if fam in("white","black") else f"{fam}-{i+1}"
hexa=lambda c:"#%02x%02x%02x"%c
def repl(m):
    rgb,al=parse(m[0]); v=f"var(--{names[rgb]})"
    if al==1: return v
    pc=f"{al*100:.4g}"
    return f"color-mix(in srgb, {v} {pc}%, transparent)"
if "--write" in sys.argv:
    for p in files:
        t=open(p).read(); out="";last=0
        for a,b in regions(p,t):
            out+=t[last:a]+LIT.sub(repl,t[a:b]); last=b
        out+=t[last:]
        if out!=t: open(p,"w").write(out)
    tok="\n  /* ---- palette: fixed shades that no theme changes, from dark to light; mix with transparent for less ---- */\n"
    for fam in ("black","night","deep","sea","mist","white","leaf","gold","parchment","rust","violet"):
        for c in groups.get(fam,[]): tok+=f"  --{names[c]}: {hexa(c)};\n"
    p=SRC+"/styles/tokens.css"; s=open(p).read()
    i=s.index("  /* ---- motion ---- */"); s=s[:i].rstrip()+"\n"+tok+"\n"+s[i:]; open(p,"w").write(s)
print({k:len(v) for k,v in groups.items()}, sum(found.values()))
