import 'fake-indexeddb/auto'
import { act } from 'react'
import { expect, it, vi } from 'vitest'
import { stepUpDialogs } from '#kits/account/step-up.ts'
import { prepareScreen, press, screen, settle, show, type, untilDrawn } from './profile-screen.fixture.tsx'
import { SecondFactor } from './second-factor/SecondFactor.tsx'

prepareScreen()

const path = '/api/v1/me/second-factor'
const codes = ['ABCD-EFGH-JKMN', 'BCDE-FGHJ-KMNP']
const begun = {
  secret: 'JBSWY3DPEHPK3PXP',
  address: 'otpauth://totp/Saegim:ji%40ongi.example?secret=JBSWY3DPEHPK3PXP',
  picture: { size: 2, path: 'M0 0h1v1h-1z' },
  ticket: 'sealed',
  minutes: 10,
}
const stateOf = (since: string | null, recoveryCodesLeft: number) => () =>
  Response.json({ since, recoveryCodesLeft, passkeys: [] })
const refusal = (status: number, code: string) => () => Response.json({ code, message: code }, { status })

async function shown(text: string): Promise<void> {
  await untilDrawn(() => document.body.textContent?.includes(text) ?? false)
}

// The first, because the answer that was read stays on the device for those after it.
it('is not offered to an account without a password', async () => {
  screen.answers[`GET ${path}`] = stateOf(null, 0)
  await show(<SecondFactor email="ji@ongi.example" hasPassword={false} />)
  await shown('비밀번호를 먼저 정해 주세요')
  expect(screen.box.querySelector('button')).toBeNull()
})

it('turns it on: password, first code, and recovery codes that have to be kept', async () => {
  screen.answers[`GET ${path}`] = stateOf(null, 0)
  screen.answers[`POST ${path}/begin`] = refusal(400, 'WRONG_PASSWORD')
  screen.answers[`POST ${path}`] = refusal(400, 'CODE_WRONG')
  await show(<SecondFactor email="ji@ongi.example" hasPassword />)
  await shown('꺼짐')
  await press('2단계 인증 켜기')
  await shown('현재 비밀번호')
  await type('현재 비밀번호', 'wrong-1234')
  await press('다음')
  await shown('WRONG_PASSWORD')
  screen.answers[`POST ${path}/begin`] = () => Response.json(begun)
  await press('다음')
  await shown('JBSW Y3DP EHPK 3PXP')
  expect(screen.box.querySelector('a')?.href).toBe(begun.address)
  await type('인증 앱의 코드', '123 456')
  await shown('CODE_WRONG')
  expect(screen.sent.at(-1)).toEqual({ call: `POST ${path}`, body: { ticket: 'sealed', code: '123456' } })
  screen.answers[`POST ${path}`] = () => Response.json({ recoveryCodes: codes })
  screen.answers[`GET ${path}`] = stateOf('2026-11-23T03:00:00.000Z', 10)
  await type('인증 앱의 코드', '123457')
  await shown('ABCD-EFGH-JKMN')
  await press('마치기')
  expect(document.body.textContent).toContain('ABCD-EFGH-JKMN')
  await press('복구 코드를 안전한 곳에 보관했어요')
  await press('마치기')
  await shown('남은 복구 코드 10개')
  expect(document.body.textContent).not.toContain('ABCD-EFGH-JKMN')
})

it('asks for a code before new recovery codes, and changes nothing where none is given', async () => {
  screen.answers[`GET ${path}`] = stateOf('2026-11-23T03:00:00.000Z', 0)
  screen.answers[`POST ${path}/recovery-code`] = refusal(403, 'SECOND_STEP_NEEDED')
  await show(<SecondFactor email="ji@ongi.example" hasPassword />)
  await shown('남은 복구 코드가 없어요')
  await press('새 복구 코드')
  await press('새 코드 만들기')
  await vi.waitFor(() => expect(stepUpDialogs.get()).not.toBeNull())
  await act(async () => stepUpDialogs.get()?.answer(false))
  await settle()
  expect(screen.sent.filter(({ call }) => call.endsWith('/recovery-code'))).toHaveLength(1)
  await press('새 복구 코드')
  await press('새 코드 만들기')
  await vi.waitFor(() => expect(stepUpDialogs.get()).not.toBeNull())
  screen.answers[`POST ${path}/recovery-code`] = () => Response.json({ recoveryCodes: codes })
  await act(async () => stepUpDialogs.get()?.answer(true))
  await shown('BCDE-FGHJ-KMNP')
})
