import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { portraitSide, readProfileImage, uploadProfileImage } from '#contract/file.ts'
import { changeProfile, withdraw } from '#contract/me.ts'
import { openTestApi, type TestApi } from '#server/api/test-api.ts'
import { hashPassword } from '../passwords.ts'

let api: TestApi

beforeAll(async () => {
  api = await openTestApi()
})

afterAll(() => api.close())

const photo = () =>
  sharp({ create: { width: 800, height: 500, channels: 3, background: '#8E3B2E' } })
    .jpeg()
    .toBuffer()

async function upload(token: string, bytes: Uint8Array) {
  const { status, body } = await api.send(uploadProfileImage, {
    token,
    body: {},
    file: { bytes, name: 'me.jpg', type: 'image/jpeg' },
  })
  return { status, body, url: String(body.url) }
}

const look = (url: string, token?: string) =>
  api.app.inject({ url, ...(token && { headers: { authorization: `Bearer ${token}` } }) })

test('a profile image is cut to a square that other accounts can see', async () => {
  const [me, other] = [await api.person(), await api.person()]
  const { status, url } = await upload(me.token, await photo())
  expect(status).toBe(200)
  const seen = await look(url, other.token)
  expect(seen.headers).toMatchObject({ 'content-type': 'image/webp', 'x-content-type-options': 'nosniff' })
  expect(await sharp(seen.rawPayload).metadata()).toMatchObject({
    width: portraitSide,
    height: portraitSide,
    format: 'webp',
  })
  expect((await look(url)).statusCode).toBe(401)
  expect((await look(url.replace(/[\da-f]{12}$/, '000000000000'), me.token)).statusCode).toBe(404)
})

test('an upload that is no picture, or an SVG, is refused', async () => {
  const { token } = await api.person()
  expect((await upload(token, Buffer.from('#!/bin/sh'))).status).toBe(415)
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>'
  expect((await upload(token, Buffer.from(svg))).status).toBe(415)
})

test('the previous profile image is deleted with the next one, and the last one with the account', async () => {
  const [me, other] = [await api.person(), await api.person()]
  const [first, second, theirs] = [
    await upload(me.token, await photo()),
    await upload(me.token, await photo()),
    await upload(other.token, await photo()),
  ]
  const wear = (image: string | null) => api.send(changeProfile, { token: me.token, body: { image } })
  await wear(first.url)
  await wear(second.url)
  await expect.poll(async () => (await look(first.url, other.token)).statusCode).toBe(404)
  // A picture of another account must not be deleted.
  await wear(theirs.url)
  await wear(null)
  expect((await look(theirs.url, other.token)).statusCode).toBe(200)

  const last = await upload(me.token, await photo())
  await wear(last.url)
  const password = 'ongi-demo-1'
  const hash = await hashPassword(password)
  await api.database.pool.query('update account set password_hash = $2 where id = $1', [me.id, hash])
  await api.send(withdraw, { token: me.token, body: { email: me.email, password, leaveReason: 'OTHER' } })
  await expect.poll(async () => (await look(last.url, other.token)).statusCode).toBe(404)
})

test('a malformed key is refused', async () => {
  const { token, id } = await api.person()
  const answer = await api.send(readProfileImage, { token, params: { id, key: '..' } })
  expect([400, 404]).toContain(answer.status)
})
