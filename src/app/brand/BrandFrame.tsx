import { useLingui } from '@lingui/react/macro'
import { useRouterState } from '@tanstack/react-router'
import { afterFirstContentPaint } from '#device/browser/first-content.ts'
import { useAnswers } from '#device/documents/react/useAnswers.ts'
import { useDocument } from '#device/documents/react/useDocument.ts'
import { useReportScreen } from '#device/documents/react/usePeople.ts'
import { withWords } from '#device/words/interface.ts'
import { guide } from '#model/documents/guide.ts'
import { textOf } from '#model/fields/answers.ts'
import { Kbd } from '#ui/controls/Kbd.tsx'
import { SearchButton } from '#ui/controls/SearchButton.tsx'
import { SidebarFrame } from '#ui/layout/SidebarFrame.tsx'
import { hiddenOnPhoneClass } from '#ui/layout/width-class.ts'
import { lazyComponent } from '#ui/lazy-component.tsx'
import { FrameOutlet } from '../frames/FrameOutlet.tsx'
import { openPalette } from '../palette/palette.ts'
import { commandKey } from '../shortcuts/keys.ts'

const BrandMenu = lazyComponent(() => withWords(import('../brand-menu/BrandMenu.tsx'), 'brand-menu'), {
  when: afterFirstContentPaint,
  ifFailed: 'line',
})
const BrandBanners = lazyComponent(
  () => withWords(import('../brand-state/BrandBanners.tsx'), 'brand-menu', 'tools'),
  {
    when: afterFirstContentPaint,
  },
)
const HeaderEnd = lazyComponent(
  () => withWords(import('./HeaderEnd.tsx'), 'comments', 'notices', 'person', 'tools'),
  { when: afterFirstContentPaint },
)

/** Sidebar, header and banners around a screen of the open brand. */
export function BrandFrame() {
  const { t } = useLingui()
  const name = textOf(useAnswers(), guide.info.name.path)
  const { brand } = useDocument()
  // Reports the open screen to others in presence. A step of the workbook reports itself.
  useReportScreen(useRouterState({ select: ({ location }) => location.pathname }))
  return (
    <SidebarFrame
      words={{
        label: t`주 메뉴`,
        expand: t`메뉴 펼치기`,
        collapse: t`메뉴 접기`,
        skip: t`본문으로`,
        openMenu: t`메뉴 열기`,
        closeMenu: t`메뉴 닫기`,
      }}
      sidebar={<BrandMenu brand={brand} name={name} />}
      narrowTitle={name}
      headerStart={
        // On phones the search is in the menu.
        <span className={hiddenOnPhoneClass}>
          <SearchButton
            words={t`단계, 페이지 찾기`}
            keys={<Kbd>{commandKey('K')}</Kbd>}
            onClick={() => openPalette()}
          />
        </span>
      }
      headerEnd={<HeaderEnd />}
      banners={<BrandBanners />}
    >
      <FrameOutlet />
    </SidebarFrame>
  )
}
