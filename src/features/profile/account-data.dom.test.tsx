import 'fake-indexeddb/auto'
import { beforeEach, expect, it, vi } from 'vitest'
import { noteFirstContent } from '#engine/browser/first-content.ts'
import { ProfilePage } from '#features/brands/ProfilePage.tsx'
import type { Proof } from '#kits/account/providers/proof.ts'
import Invitations from './invitations/Invitations.tsx'
import { prepareScreen, press, screen, session, show } from './profile-screen.fixture.tsx'
import { OwnCopies } from './settings/OwnCopies.tsx'
import WithdrawDialog from './settings/WithdrawDialog.tsx'

const saveCopies = vi.hoisted(() => vi.fn(async () => {}))
vi.mock('#kits/brands/archive/save-copies.ts', () => ({ saveCopies }))
prepareScreen()

const owned = { url: null, brandRole: 'BRAND_ROLE_OWNER', plan: 'FREE' }
const brands = vi.hoisted(() => [] as object[])
vi.mock('#engine/store/brands.ts', () => ({
  useBrands: () => brands,
  useLocalBrands: () => [],
  useAreBrandsUnread: () => false,
  pullBrands: async () => true,
}))
beforeEach(() => {
  brands.length = 0
  brands.push(
    { ...owned, id: 1, name: '온기', openedAt: 1 },
    { ...owned, id: 2, name: '소담', openedAt: null },
  )
})

it('lists brands and received invitations, with a link to another brand', async () => {
  const invitation = {
    idBrandMember: 31,
    brandName: '물참',
    brandRole: 'BRAND_ROLE_MEMBER',
    inviter: '한결',
    expiresAt: '2026-12-01T00:00:00.000Z',
  }
  const page = { number: 0, size: 20, totalPages: 1 }
  screen.answers['GET /api/v1/brand/member/invitation/list'] = () =>
    Response.json({ _embedded: { invitations: [invitation] }, page })
  noteFirstContent()
  await show(<ProfilePage invitations={<Invitations onJoined={() => {}} />} />)
  const names = [...screen.box.querySelectorAll('li b')].map(({ textContent }) => textContent)
  expect(names).toEqual(['물참', '온기', '소담'])
  expect(screen.box.querySelector('a[href="/quest/0"]')?.textContent).toBe('새 브랜드 만들기')
})

it('exports an archive of every brand that this device has opened, and of no other', async () => {
  await show(<OwnCopies idAccount={session.idAccount} />)
  expect(screen.box.textContent).toContain('온기')
  expect(screen.box.textContent).not.toContain('소담')
  await press('파일로 내보내기')
  expect(saveCopies).toHaveBeenCalledExactlyOnceWith(session.idAccount, [1])
})

it('continues a withdrawal that left the page for a provider, by one more press', async () => {
  screen.answers['POST /api/v1/me/withdrawal'] = () =>
    Response.json({ code: 'SNS_TICKET_EXPIRED', message: 'too late' }, { status: 400 })
  const answer = { snsCode: 'ticket', snsType: 'KAKAO' }
  const proof = { result: { ok: true, answer }, carried: 'PRICE' } as unknown as Proof
  await show(<WithdrawDialog session={session} me={null} proof={proof} onClose={() => {}} />)
  expect(screen.box.textContent).toContain('본인 확인을 마쳤어요')
  expect(screen.box.querySelector('input[type=password]')).toBeNull()
  await press('탈퇴하기')
  expect(screen.sent.at(-1)).toEqual({
    call: 'POST /api/v1/me/withdrawal',
    body: { email: session.email, leaveReason: 'PRICE', snsCode: 'ticket' },
  })
  expect(screen.box.textContent).toContain('too late')
  expect(screen.box.textContent).not.toContain('본인 확인을 마쳤어요')
})

it('shows why a provider did not confirm the identity, with the form as it was left', async () => {
  const result = { ok: false, code: 'SNS_DOWN', message: '잠시 응답하지 않습니다.' }
  const proof = { result, carried: 'HARD' } as unknown as Proof
  await show(<WithdrawDialog session={session} me={null} proof={proof} onClose={() => {}} />)
  expect(screen.box.textContent).toContain('잠시 응답하지 않습니다.')
  expect(screen.box.querySelector<HTMLInputElement>('input[value=HARD]')?.checked).toBe(true)
})
