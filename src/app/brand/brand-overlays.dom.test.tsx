import { act, render } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import BrandOverlays from './BrandOverlays.tsx'

const { part, broken } = vi.hoisted(() => {
  const broken = { name: '' }
  const part = (name: string) => () => {
    if (broken.name === name) throw new Error(`${name} is broken`)
    return `${name} `
  }
  return { part, broken }
})

vi.mock('#features/billing/credits/CreditNeedHost.tsx', () => ({ CreditNeedHost: part('credits') }))
vi.mock('#features/billing/plans/PlanHost.tsx', () => ({ PlanHost: part('plans') }))
vi.mock('#features/comments/Comments.tsx', () => ({ default: part('comments') }))
vi.mock('#features/drive/picker/DrivePickerHost.tsx', () => ({ DrivePickerHost: part('picker') }))
vi.mock('#features/drive/uploads/UploadWatch.tsx', () => ({ UploadWatch: part('uploads') }))
vi.mock('#features/notices/NoticeWatch.tsx', () => ({ default: part('notices') }))
vi.mock('#features/sns-accounts/SnsAccountsHost.tsx', () => ({ SnsAccountsHost: part('accounts') }))
vi.mock('../guide-actions/GuideDialogs.tsx', () => ({ default: part('dialogs') }))
vi.mock('../person/LogOutOverlay.tsx', () => ({ default: part('logout') }))
vi.mock('../shortcuts/Shortcuts.tsx', () => ({ default: part('shortcuts') }))
vi.mock('./FollowReader.ts', () => ({ FollowReader: part('reader') }))
vi.mock('./BrandFonts.ts', () => ({ default: part('fonts') }))
vi.mock('./KeepBrandName.tsx', () => ({ KeepBrandName: part('name') }))

const names =
  'reader fonts name notices comments shortcuts dialogs logout picker uploads credits plans accounts'.split(
    ' ',
  )

test.each(names)('%s that throws leaves the other parts and the field beside them', async (name) => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const host = document.body.appendChild(document.createElement('div'))
  const show = () =>
    act(async () =>
      render(
        <>
          <textarea />
          <BrandOverlays key={broken.name} onReader={() => {}} />
        </>,
        { container: host, onCaughtError: () => {} },
      ),
    )
  await show()
  const field = host.querySelector('textarea')
  field?.focus()
  broken.name = name
  await show()
  expect(host.textContent?.trim().split(' ')).toEqual(names.filter((each) => each !== name))
  expect(document.activeElement).toBe(field)
  expect(log).toHaveBeenCalledOnce()
  log.mockClear()
  broken.name = ''
})
