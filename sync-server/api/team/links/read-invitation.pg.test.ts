import { afterAll, beforeAll, expect, test } from 'vitest'
import { signUp } from '#contract/account.ts'
import { uploadImage } from '#contract/file.ts'
import { acceptInvitation, readInvitation, readInvitationLogo, removeMember } from '#contract/member.ts'
import { changeLogo } from '#contract/visual.ts'
import { openTestTeam, type TestTeam } from '../test-team.ts'

let api: TestTeam
let people = 0

beforeAll(async () => {
  api = await openTestTeam()
})

afterAll(() => api.close())

/** An invitation that was mailed to an address without an account. */
async function invited() {
  const { idBrand, owner } = await api.team()
  const at = { token: owner.token, idBrand }
  const email = `newcomer${++people}@ongi.example`
  const { id } = await api.invite(at, email)
  return { at, id, email, token: await api.tokenFor(email) }
}

const password = 'ongi-demo-1'
const termsAgree = { taService: true, taPrivacy: true }
const account = (email: string, invitation: string) =>
  api.send(signUp, { body: { email, password, fullName: '박서준', termsAgree, invitation } })
const needsCode = { status: 400, body: { code: 'CERT_NEEDED' } }

test('the link of a mail confirms its address: its owner signs up without a code, and accepts', async () => {
  const { at, id, email, token } = await invited()
  expect(await api.send(readInvitation, { body: { token } })).toMatchObject({
    body: { idBrand: at.idBrand, inviteEmail: email, hasAccount: false },
  })
  const opened = await account(email, token)
  expect(opened).toMatchObject({ status: 200, body: { email } })
  const accepted = await api.send(acceptInvitation, {
    token: String(opened.body.accessToken),
    params: { id },
    body: { token },
  })
  expect(accepted).toMatchObject({ status: 200, body: { idBrand: at.idBrand } })
})

test('the link of a mail confirms no other address, and nothing is confirmed by a guess', async () => {
  const { email, token } = await invited()
  expect(await account(`other${email}`, token)).toMatchObject(needsCode)
  expect(await account(email, 'a-guess')).toMatchObject(needsCode)
  expect(await account(email, '')).toMatchObject(needsCode)
})

test('a link confirms nothing once its invitation is withdrawn, has expired or was sent again', async () => {
  const withdrawn = await invited()
  await api.send(removeMember, { ...withdrawn.at, params: { id: withdrawn.id } })
  expect(await account(withdrawn.email, withdrawn.token)).toMatchObject(needsCode)
  expect(await api.send(readInvitation, { body: { token: withdrawn.token } })).toMatchObject({ status: 404 })

  const expired = await invited()
  await api.age(expired.id, 'invite_expires_at = now()')
  expect(await account(expired.email, expired.token)).toMatchObject(needsCode)
})

test('who has the link sees the logo of the brand, and no longer once the invitation was used', async () => {
  const { at, id, email, token } = await invited()
  const read = () => api.send(readInvitationLogo, { body: { token } })
  const hasLogo = async () => (await api.send(readInvitation, { body: { token } })).body.hasLogo
  expect(await hasLogo()).toBe(false)
  expect(await read(), 'without a logo').toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } })
  const bytes = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M1 1h7v7z"/></svg>',
  )
  const file = { bytes, name: 'logo.svg', type: 'image/svg+xml' }
  const { body } = await api.send(uploadImage, { ...at, body: { fileType: 'LOGO' }, file })
  const logo = { logoJson: { primary: { idFile: Number(body.idFile) } } }
  expect(await api.send(changeLogo, { ...at, body: logo })).toMatchObject({ status: 200 })
  expect(await hasLogo()).toBe(true)
  expect(await read()).toMatchObject({
    status: 200,
    headers: { 'content-type': expect.stringContaining('image/svg+xml') },
  })
  const { accessToken } = (await account(email, token)).body
  await api.send(acceptInvitation, { token: String(accessToken), params: { id }, body: {} })
  expect(await read()).toMatchObject({ status: 409, body: { code: 'INVITATION_USED' } })
})
