import 'fake-indexeddb/auto'
import { expect, it, vi } from 'vitest'
import Invitations from './invitations/Invitations.tsx'
import { prepareScreen, press, screen, session, show, type } from './profile-screen.fixture.tsx'
import Devices from './settings/Devices.tsx'
import PasswordDialog from './settings/PasswordDialog.tsx'

vi.mock('./ProfileTabs.tsx', () => ({ ProfileTabs: () => null }))
prepareScreen()

const changing = 'POST /api/v1/me/update/password'
const received = 'GET /api/v1/brand/member/invitation/list'
const invitation = {
  idBrandMember: 31,
  brandName: '온기',
  brandRole: 'BRAND_ROLE_DESIGNER',
  inviter: '한결',
  expiresAt: '2026-12-01T00:00:00.000Z',
}
const listOf = (name: string, rows: unknown[]) => () =>
  Response.json({ _embedded: { [name]: rows }, page: { number: 0, size: 20, totalPages: 1 } })
const refusal = (code: string, status: number, more = {}) =>
  Response.json({ code, message: `words of ${code}`, ...more }, { status })

it('sends a new password only when it is valid, and shows errors at their fields', async () => {
  const onClose = vi.fn()
  await show(<PasswordDialog email={session.email} onClose={onClose} />)
  await press('비밀번호 바꾸기')
  expect(screen.box.textContent).toContain('현재 비밀번호를 입력해 주세요.')
  await type('현재 비밀번호', 'ongi-demo-1')
  await type('새 비밀번호', 'short')
  await press('비밀번호 바꾸기')
  expect(screen.box.textContent).toContain('8자에서 64자까지')
  expect(screen.sent).toEqual([])

  await type('새 비밀번호', 'ongi-demo-2')
  const details = [{ field: 'password', code: 'WRONG_PASSWORD', message: '현재 비밀번호가 맞지 않아요.' }]
  screen.answers[changing] = () => refusal('WRONG_PASSWORD', 400, { details })
  await press('비밀번호 바꾸기')
  expect(screen.box.textContent).toContain('현재 비밀번호가 맞지 않아요.')
  expect(onClose).not.toHaveBeenCalled()
  screen.answers[changing] = () => Response.json({})
  await press('비밀번호 바꾸기')
  expect(screen.sent.at(-1)?.body).toEqual({ password: 'ongi-demo-1', newPassword: 'ongi-demo-2' })
  expect(onClose).toHaveBeenCalledOnce()
})

it('signs another device out, and never the current one', async () => {
  const device = (idDevice: number, name: string | null, isThisOne = false) => {
    const signedInAt = '2026-11-20T03:00:00.000Z'
    return { idDevice, name, signedInAt, lastSeenAt: signedInAt, isThisOne }
  }
  screen.answers['GET /api/v1/me/device/list'] = listOf('devices', [
    device(1, 'Chrome · Windows', true),
    device(2, null),
  ])
  screen.answers['DELETE /api/v1/me/device/2'] = () => Response.json({})
  await show(<Devices onLeaveAll={() => {}} />)
  expect(screen.box.querySelectorAll('li')).toHaveLength(2)
  expect(screen.box.querySelectorAll('li button')).toHaveLength(1)
  await press('로그아웃')
  expect(screen.sent.at(-1)?.call).toBe('DELETE /api/v1/me/device/2')
  expect(screen.box.querySelectorAll('li')).toHaveLength(1)
})

it('opens the brand of an accepted invitation, and renders nothing without invitations', async () => {
  const onJoined = vi.fn()
  await show(<Invitations onJoined={onJoined} />)
  expect(screen.box.textContent).toBe('')
  screen.answers[received] = listOf('invitations', [invitation])
  await show(<Invitations key="again" onJoined={onJoined} />)
  screen.answers['PATCH /api/v1/brand/member/31'] = () => Response.json({ idBrand: 5, member: {} })
  await press('온기 초대 수락')
  await vi.waitFor(() => expect(onJoined).toHaveBeenCalledWith(5))
})

it('names who invited, and omits the name if they closed their account', async () => {
  const row = async (inviter: string | null) => {
    screen.answers[received] = listOf('invitations', [{ ...invitation, inviter }])
    await show(<Invitations key={inviter} onJoined={() => {}} />)
    return screen.box.querySelector('small')?.textContent
  }
  expect(await row('한결')).toMatch(/^한결 님이 초대 · 디자이너 역할/)
  expect(await row(null)).toMatch(/^디자이너 역할/)
})

it('asks for confirmation before it declines', async () => {
  screen.answers[received] = listOf('invitations', [invitation])
  screen.answers['DELETE /api/v1/brand/member/invitation/31'] = () => Response.json({})
  await show(<Invitations onJoined={() => {}} />)
  await press('온기 초대 거절')
  expect(document.activeElement?.textContent).toBe('그대로 두기')
  expect(screen.sent).toHaveLength(1)
  await press('거절하기')
  expect(screen.sent.at(-1)?.call).toBe('DELETE /api/v1/brand/member/invitation/31')
  expect(screen.box.querySelector('li')).toBeNull()
})
