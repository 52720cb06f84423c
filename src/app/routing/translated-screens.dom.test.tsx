import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { act, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepTranslated, translations } from '#engine/browser/page-translation.fixture.ts'
import { guardPageTranslation } from '#engine/browser/page-translation.ts'
import { StorageLine } from '#features/drive/StorageLine.tsx'
import { WorkbookFrame } from '#features/workbook/step/WorkbookFrame.tsx'
import type { StorageRoom } from '#kits/drive/uploads/room-left.ts'
import { StatusButton } from '#ui/controls/StatusButton.tsx'
import { SidebarFrame } from '#ui/layout/SidebarFrame.tsx'
import { SideGroup, SideHead, SideRow } from '#ui/layout/SideParts.tsx'

let room: StorageRoom | undefined
vi.mock('#kits/drive/react/useStorage.ts', () => ({ useStorage: () => room }))

guardPageTranslation()

const words = {
  label: '메뉴',
  expand: '펼치기',
  collapse: '접기',
  skip: '본문으로',
  openMenu: '열기',
  closeMenu: '닫기',
  desk: '미리보기',
}
let stop: () => void

let host: HTMLElement

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
  i18n.loadAndActivate({ locale: 'ko', messages: {} })
  host = document.body.appendChild(document.createElement('div'))
})
afterEach(() => {
  stop()
})

test.each(translations)(
  '%s: the menu, the drive and a step follow what they show on a translated page',
  async (how) => {
    stop = keepTranslated(document.body, how)
    await show(brand('Free 플랜', <p>가이드</p>))
    room = { used: 1000, allowed: null, queued: 500 }
    await show(brand('Pro 플랜', <StorageLine key="line" drive="USER" />))
    expect(shown('small')).toBe('Pro 플랜')
    expect(shown('main')).toContain('보낼 파일')
    room = { used: 3000, allowed: 9000, queued: 0 }
    await show(brand('Pro 플랜', <StorageLine key="line" drive="BRAND" />))
    expect(shown('main')).toMatch(/^\d.* 중 .* 사용멤버 모두가 보는 파일이에요\.$/)
    room = undefined
    await show(brand('Pro 플랜', <StorageLine key="line" drive="BRAND" />, '저장하지 못함'))
    expect(shown('main')).toBe('멤버 모두가 보는 파일이에요.')
    expect(shown('[role="status"]')).toBe('저장하지 못함')

    for (const step of [1, 2]) {
      await show(
        <WorkbookFrame words={words} sidebar={null} desk={<p>미리보기 {step}</p>}>
          4단계 중 {step}단계{step === 2 && <b>마지막</b>}
        </WorkbookFrame>,
      )
      expect(shown('main')).toBe(step === 1 ? '4단계 중 1단계' : '4단계 중 2단계마지막')
    }
    await show(brand('Pro 플랜', '가이드'))
    expect(shown('main')).toBe('가이드')
  },
)

async function show(screen: ReactNode): Promise<void> {
  await act(async () => render(<I18nProvider i18n={i18n}>{screen}</I18nProvider>, { container: host }))
}

function brand(plan: string, screen: ReactNode, trouble?: string): ReactNode {
  const link = (label: string) => (
    <SideRow
      icon=""
      label={label}
      render={(look) => (
        <a href="/brand/drive" {...look}>
          {look.children}
        </a>
      )}
    />
  )
  return (
    <SidebarFrame
      words={words}
      sidebar={
        <>
          <SideHead symbol="온" name="온기" note={plan} />
          <SideGroup heading="내 작업">{link('드라이브')}</SideGroup>
        </>
      }
      headerEnd={<StatusButton icon="" words={trouble ?? '동기화됨'} isBad={trouble !== undefined} />}
    >
      {screen}
    </SidebarFrame>
  )
}

/** What is shown, without the sign of translated text. */
function shown(selector: string): string {
  return (document.querySelector(selector)?.textContent ?? '').replaceAll('~', '')
}
