import { writeFileSync } from 'node:fs'
import sharp from 'sharp'
const { sampleBodies, samplePicture, ongi } = await import('./tests/design/samples.ts')
const { drawPage } = await import('./src/scene/draw-page.ts')
const { drawWithPackages } = await import('./sync-server/scenes/open-fonts.ts')
const { thumbnailOf } = await import('./sync-server/scenes/thumbnail-of.ts')
const pictures = { owner:'b', read: async (k: string) => samplePicture(k) }
for (const round of [0,1,2,3,4]) {
 let lay=0, thumb=0, n=0; const c0=process.cpuUsage(); const tiles=[]
 for (const {name, body} of sampleBodies()) for (const page of body.pages) {
  let t=performance.now()
  try {
  const { drawing, fonts } = await drawWithPackages((book)=>drawPage(page, body, ongi, book))
  lay += performance.now()-t; t=performance.now()
  const w = await thumbnailOf(drawing, pictures, fonts)
  const d=performance.now()-t
  thumb += d; n++
  if (round===9) console.log(name, page.id, d.toFixed(1), drawing.items.length, JSON.stringify(drawing.remarks).slice(0,150))
  if (round===0) tiles.push(await sharp(w).resize(240,240,{fit:'contain',background:'#888'}).png().toBuffer())
  } catch (e) { console.log(name, page.id, String(e), (e as Error).stack?.split('\n')[1]) }
 }
 const c=process.cpuUsage(c0); console.log('cpu ms a page', ((c.user+c.system)/1000/n).toFixed(1)); console.log(round, 'pages', n, 'layout ms', (lay/n).toFixed(1), 'thumb ms', (thumb/n).toFixed(1))
 if (round===0) {
  const cols=6, rows=Math.ceil(tiles.length/cols)
  await sharp({create:{width:cols*248,height:rows*248,channels:3,background:'#444'}}).composite(tiles.map((input,i)=>({input,left:(i%cols)*248+4,top:Math.floor(i/cols)*248+4}))).png().toFile('/tmp/sheet.png')
 }
}
process.exit(0)
