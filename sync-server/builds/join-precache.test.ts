import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { joinPrecache } from './join-precache.ts'

test('the joined file holds the scripts and styles that the worker keeps, by their paths, and nothing else', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'saegim-joined-'))
  onTestFinished(() => rmSync(directory, { recursive: true }))
  mkdirSync(join(directory, 'assets'))
  const kept = { 'a1.js': 'say("새김")\n', 'b2.css': 'p{}' }
  const others = { 'desk-c3.js': 'desk()', 'd4.woff2': 'font', 'a1.js.br': 'packed' }
  for (const [name, text] of Object.entries({ ...kept, ...others })) {
    writeFileSync(join(directory, 'assets', name), text)
  }
  writeFileSync(
    join(directory, 'sw.js'),
    '[{url:"assets/a1.js"},{url:"assets/b2.css"},{url:"assets/d4.woff2"}]',
  )

  await joinPrecache(directory)

  const bytes = readFileSync(join(directory, 'precache.multipart'))
  const boundary = bytes.toString('latin1').split('\r\n')[0]?.slice(2)
  const headers = { 'content-type': `multipart/form-data; boundary=${boundary}` }
  const files = [...(await new Response(bytes, { headers }).formData())]
  expect(
    await Promise.all(files.map(async ([path, file]) => [path, file instanceof File && (await file.text())])),
  ).toEqual([
    ['/assets/a1.js', kept['a1.js']],
    ['/assets/b2.css', kept['b2.css']],
  ])
  expect(files.map(([, file]) => file instanceof File && file.type)).toEqual([
    'application/javascript; charset=utf-8',
    'text/css; charset=utf-8',
  ])
})
