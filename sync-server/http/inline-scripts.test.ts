import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import fastify from 'fastify'
import { expect, test } from 'vitest'
import { noCaptcha } from '../gateways/captcha/captcha.ts'
import { noChat } from '../gateways/chat/chat.ts'
import { noKakaoShare } from '../gateways/share/kakao-share.ts'
import { inlineScriptSources } from './inline-scripts.ts'
import { serveSecurityHeaders } from './security.ts'

const source = join(import.meta.dirname, '../../src')

test("the policy allows the scripts of the app's page by their hashes, and no other inline script", async () => {
  const page = readFileSync(join(source, 'index.html'), 'utf8')
  const inline = [...page.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, script = '']) => script)
  expect(inline).toEqual([expect.stringContaining('saegim-theme'), expect.stringContaining('stored-screen')])

  const app = fastify()
  const services = {
    photos: { pictureOrigin: null },
    captcha: noCaptcha,
    chat: noChat,
    kakaoShare: noKakaoShare,
  } as never
  await serveSecurityHeaders(
    app,
    { publicUrl: 'https://saegim.example' },
    services,
    await inlineScriptSources(source),
  )
  app.get('/', async () => '')
  const { headers } = await app.inject({ url: '/' })
  const scripts = /script-src ([^;]+)/.exec(String(headers['content-security-policy']))?.[1]
  const hashes = inline.map((script) => createHash('sha256').update(script).digest('base64'))
  expect(scripts).toBe(`'self' 'wasm-unsafe-eval' ${hashes.map((hash) => `'sha256-${hash}'`).join(' ')}`)
  await app.close()
})

test('a directory without a page allows none', async () => {
  expect(await inlineScriptSources(join(source, 'missing'))).toEqual([])
})
