import 'fake-indexeddb/auto'
import { act } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { endSession, startSession } from '#engine/identity/session.ts'
import { prepareScreen, press, screen, session, settle, show } from '../profile-screen.fixture.tsx'
import { InvitationLinkPage } from './InvitationLinkPage.tsx'

prepareScreen()

const linked = 'POST /api/v1/brand/member/invitation'
const accepting = 'PATCH /api/v1/brand/member/31'
const invitation = {
  idBrandMember: 31,
  brandName: '온기',
  brandRole: 'BRAND_ROLE_DESIGNER',
  inviter: '한결',
  expiresAt: '2026-12-01T00:00:00.000Z',
  inviteEmail: session.email,
  hasAccount: true,
}
const refusal = (code: string, status: number) =>
  Response.json({ code, message: `words of ${code}` }, { status })

async function open(answer: () => Response) {
  screen.answers[linked] = answer
  const given = { onJoined: vi.fn(), onLogOut: vi.fn(), signedIn: () => {} }
  const content = (
    <InvitationLinkPage
      token="token-of-link"
      renderSignIn={({ inviteEmail }, onDone) => {
        given.signedIn = onDone
        return <p>form for {inviteEmail}</p>
      }}
      onJoined={given.onJoined}
      onLogOut={given.onLogOut}
    />
  )
  await show(content)
  await settle()
  return given
}

it('says who invites into which brand as what, and accepts by one press', async () => {
  const { onJoined } = await open(() => Response.json(invitation))
  expect(screen.sent.find(({ call }) => call === linked)?.body).toEqual({ token: 'token-of-link' })
  expect(screen.box.querySelector('h1')?.textContent).toBe('한결 님이 온기 팀에 초대했어요')
  expect(screen.box.textContent).toContain('디자이너')
  screen.answers[accepting] = () => Response.json({ idBrand: 5, member: {} })
  await press('초대 수락하기')
  await vi.waitFor(() => expect(onJoined).toHaveBeenCalledWith(5))
  expect(screen.sent.find(({ call }) => call === accepting)?.body).toEqual({ token: 'token-of-link' })
})

it('says what who is invited to read may do', async () => {
  await open(() => Response.json({ ...invitation, brandRole: 'BRAND_ROLE_READER' }))
  expect(screen.box.textContent).toContain('보기 전용')
  expect(screen.box.textContent).toContain('무엇도 고치거나 올리지 못하고')
})

it.each([true, false])('asks for the logo only where the brand has one: %s', async (hasLogo) => {
  await open(() => Response.json({ ...invitation, hasLogo }))
  const asked = screen.sent.some(({ call }) => call === 'POST /api/v1/brand/member/invitation/logo')
  expect(asked).toBe(hasLogo)
})

it('accepts at once when a visitor has signed in on the page', async () => {
  endSession()
  const given = await open(() => Response.json(invitation))
  expect(screen.box.textContent).toContain(`form for ${session.email}`)
  screen.answers[accepting] = () => Response.json({ idBrand: 5, member: {} })
  await act(async () => {
    startSession(session, 'token-of-ji')
    given.signedIn()
  })
  await settle()
  await vi.waitFor(() => expect(given.onJoined).toHaveBeenCalledWith(5))
})

it('lets any account join by a link for several people', async () => {
  const link = { ...invitation, idBrandMember: null, inviteEmail: null, hasAccount: null }
  const { onJoined } = await open(() => Response.json(link))
  const joining = 'POST /api/v1/brand/member/link/join'
  screen.answers[joining] = () => Response.json({ idBrand: 5, member: {} })
  await press('초대 수락하기')
  await vi.waitFor(() => expect(onJoined).toHaveBeenCalledWith(5))
  expect(screen.sent.find(({ call }) => call === joining)?.body).toEqual({ token: 'token-of-link' })
})

it('leads who is in the team already into the brand, and accepts nothing', async () => {
  screen.answers['GET /api/v1/brand/list'] = () =>
    Response.json({ _embedded: { brands: [{ id: 5, name: '온기', brandRole: 'BRAND_ROLE_ADMIN' }] } })
  const { onJoined } = await open(() => Response.json({ ...invitation, idBrand: 5 }))
  await vi.waitFor(() => expect(screen.box.textContent).toContain('이미 이 팀에 있어요. 지금 역할: 관리자'))
  await press('브랜드 열기')
  expect(onJoined).toHaveBeenCalledWith(5)
  expect(screen.sent.some(({ call }) => call === accepting)).toBe(false)
})

it('offers to log out where the invitation was sent to another address', async () => {
  const { onLogOut } = await open(() => Response.json({ ...invitation, inviteEmail: 'ha@ongi.example' }))
  expect(screen.box.textContent).toContain('이 초대는 ha@ongi.example 주소로 보냈는데')
  await press('로그아웃')
  expect(onLogOut).toHaveBeenCalledOnce()
})

it('says why it cannot be accepted, and stays to be tried again', async () => {
  await open(() => Response.json(invitation))
  screen.answers[accepting] = () => refusal('NO_MORE_MEMBERS', 409)
  await press('초대 수락하기')
  expect(screen.box.querySelector('[role=alert]')?.textContent).toContain('남은 자리가 없어요')
  expect(screen.box.textContent).toContain('초대 수락하기')
})

it.each([
  ['INVITATION_EXPIRED', 409, '초대 기간이 끝났어요'],
  ['INVITATION_USED', 409, '이미 쓴 초대예요'],
  ['INVITATION_WITHDRAWN', 409, '닫힌 초대 링크예요'],
  ['NOT_FOUND', 404, '없거나 취소된 초대예요'],
  ['INVALID_VALUE', 400, '없거나 취소된 초대예요'],
])('%s is told with what to do', async (code, status, title) => {
  await open(() => refusal(code, status))
  expect(screen.box.querySelector('h1')?.textContent).toBe(title)
  expect(screen.box.textContent).toMatch(/words of INVITATION|새 초대를 부탁해 주세요/)
})
