import { useLingui } from '@lingui/react/macro'
import { useRouterState } from '@tanstack/react-router'
import { afterFirstContentPaint } from '#engine/browser/first-content.ts'
import { useDocument } from '#engine/documents/react/useDocument.ts'
import { useFromAnswers } from '#engine/documents/react/useFromAnswers.ts'
import { keysText } from '#kits/actions/keys.ts'
import { useReportScreen } from '#kits/talk/usePeople.ts'
import { guide } from '#model/documents/guide.ts'
import { textOf } from '#model/fields/answers.ts'
import { Kbd } from '#ui/controls/Kbd.tsx'
import { SearchButton } from '#ui/controls/SearchButton.tsx'
import { SidebarFrame } from '#ui/layout/SidebarFrame.tsx'
import { hiddenOnPhoneClass } from '#ui/layout/width-class.ts'
import { lazyComponent } from '#ui/lazy-component.tsx'
import { search } from '../actions/tool-actions.ts'
import { FrameOutlet } from '../frames/FrameOutlet.tsx'

const BrandMenu = lazyComponent(() => import('../brand-menu/BrandMenu.tsx'), {
  when: afterFirstContentPaint,
  ifFailed: 'line',
})
const BrandBanners = lazyComponent(() => import('../brand-state/BrandBanners.tsx'), {
  when: afterFirstContentPaint,
})
const HeaderEnd = lazyComponent(() => import('./HeaderEnd.tsx'), { when: afterFirstContentPaint })

/** Sidebar, header and banners around a screen of the open brand. */
export function BrandFrame() {
  const { t, i18n } = useLingui()
  const name = useFromAnswers((answers) => textOf(answers, guide.info.name.path))
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
      narrowTitle={name || t`이름 없는 브랜드`}
      headerStart={
        // On phones the search is in the menu.
        <span className={hiddenOnPhoneClass}>
          <SearchButton
            words={i18n._(search.short)}
            keys={<Kbd>{keysText(search.keys[0].keys)}</Kbd>}
            onClick={search.run}
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
