import { afterAll, beforeAll, expect, test } from 'vitest'
import { sendCode } from '#contract/account.ts'
import { createInviteLink } from '#contract/member.ts'
import { createShare } from '#contract/share.ts'
import { start } from '#contract/sign-in.ts'
import { openTestTeam, type TestTeam } from '#server/api/team/test-team.ts'

let api: TestTeam

beforeAll(async () => {
  api = await openTestTeam()
})

afterAll(() => api.close())

/** The decoded bits of a text in base64url. */
const bitsOf = (secret: string) => Buffer.from(secret, 'base64url').length * 8

function cookieOf(headers: Readonly<Record<string, unknown>>, name: string): string {
  const set = [headers['set-cookie'] ?? []].flat().map(String)
  const line = set.find((each) => each.startsWith(`${name}=`)) ?? ''
  return decodeURIComponent(line.split(';')[0]?.slice(name.length + 1) ?? '').split('.')[0] ?? ''
}

test('what opens something by being known has at least 128 random bits, and never comes twice', async () => {
  async function draw() {
    const { owner, idBrand } = await api.team()
    const sent = { token: owner.token, idBrand }
    const share = await api.send(createShare, { ...sent, body: { part: 'ALL' } })
    const link = { brandRole: 'BRAND_ROLE_MEMBER', days: 7, maxUses: 3 }
    const several = await api.send(createInviteLink, { ...sent, body: link })
    const email = `guest${idBrand}@ongi.example`
    await api.invite(sent, email)
    const invitation = await api.tokenFor(email)
    const begun = await api.send(start, { params: { provider: 'kakao' } })
    const asked = await api.send(sendCode, { body: { email, mode: 'SIGNUP' } })
    return {
      session: owner.token,
      share: String(share.body.key),
      invitation,
      inviteLink: String(several.body.url).split('invitation=')[1] ?? '',
      attempt: cookieOf(begun.headers, 'saegim-sns-attempt'),
      state: cookieOf(begun.headers, 'saegim-sns-state'),
      holder: cookieOf(asked.headers, 'saegim-code-holder'),
    }
  }
  const [one, two] = [await draw(), await draw()]
  const bits = Object.fromEntries(Object.entries(one).map(([name, secret]) => [name, bitsOf(secret)]))
  expect(bits).toEqual({
    session: 256,
    share: 128,
    invitation: 256,
    inviteLink: 256,
    attempt: 256,
    state: 256,
    holder: 256,
  })
  expect(new Set([...Object.values(one), ...Object.values(two)]).size).toBe(14)
})
