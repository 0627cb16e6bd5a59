set +e; cd /work/wt/web/web
sed -i '/styles\/\(cards\|table\|lesson\|ui\|app\)\.css\|board\/\(board\|sheets\|end\)\.css\|"\.\/\(table\|sheets\|phone\)\.css"/d' src/app/main.ts src/gallery/main.ts src/games/*/*.svelte src/board/*.svelte
sed -i 's#import "../styles/tokens.css";#&\nimport "../styles/base.css";#' src/app/main.ts src/gallery/main.ts
git rm -q src/styles/{ui,app,cards,table,lesson}.css src/board/*.css src/games/*/*.css
for i in 1 2 3; do node .css/unused.mjs --fix; done
npx prettier --write src 2>&1 | grep -i "error" | grep -v unchanged
