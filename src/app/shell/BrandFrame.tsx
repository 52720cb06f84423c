import { useLingui } from '@lingui/react/macro'
import { Link, useRouterState } from '@tanstack/react-router'
import BookOpen from 'lucide-react/icons/book-open'
import House from 'lucide-react/icons/house'
import IdCard from 'lucide-react/icons/id-card'
import PenLine from 'lucide-react/icons/pen-line'
import type { ReactNode } from 'react'
import { useAnswers } from '#device/documents/useAnswers.ts'
import { guide } from '#model/documents/guide.ts'
import { textOf } from '#model/fields/answers.ts'
import { Kbd } from '#ui/controls/Kbd.tsx'
import { SearchButton } from '#ui/controls/SearchButton.tsx'
import { Icon } from '#ui/Icon.tsx'
import { DefaultFrame } from '#ui/layout/DefaultFrame.tsx'
import { SideGroup, SideHead, SideNav, SideRow } from '#ui/layout/SideParts.tsx'
import { SymbolTile } from '#ui/layout/SymbolTile.tsx'
import { initialOf } from '#ui/people/initial-of.ts'
import { type Jump, useJumps } from '../menu.ts'
import { openPalette } from '../palette/palette.ts'
import type { MenuIcon } from '../screen.ts'
import { commandKey } from '../shortcuts/keys.ts'
import { BrandBanners } from './BrandBanners.tsx'
import { BrandSwitcher } from './BrandSwitcher.tsx'
import { HeaderEnd } from './HeaderEnd.tsx'

const icons: Record<MenuIcon, typeof House> = { home: House, book: BookOpen, pen: PenLine, profile: IdCard }

/** Sidebar, header and page of an open brand. */
export function BrandFrame({ children }: { children: ReactNode }) {
  const { t, i18n } = useLingui()
  const answers = useAnswers()
  const name = textOf(answers, guide.info.name.path)
  const jumps = useJumps().filter(({ menu }) => menu)
  const groups = [
    { key: 'home', heading: undefined },
    { key: 'brand', heading: t`내 브랜드` },
  ] as const
  return (
    <DefaultFrame
      words={{
        label: t`주 메뉴`,
        expand: t`메뉴 펼치기`,
        collapse: t`메뉴 접기`,
        skip: t`본문으로`,
        openMenu: t`메뉴 열기`,
        closeMenu: t`메뉴 닫기`,
      }}
      sidebar={
        <>
          <SideHead
            symbol={<SymbolTile>{initialOf(name)}</SymbolTile>}
            name={name || t`이름 없는 브랜드`}
            end={<BrandSwitcher />}
          />
          <SideNav label={t`주 메뉴`}>
            {groups.map(({ key, heading }) => (
              <SideGroup key={key} heading={heading}>
                {jumps
                  .filter(({ menu }) => menu?.group === key)
                  .map((jump) => (
                    <MenuRow key={jump.path} jump={jump} label={i18n._(jump.title)} />
                  ))}
              </SideGroup>
            ))}
          </SideNav>
        </>
      }
      narrowTitle={name}
      headerStart={
        <SearchButton
          words={t`단계, 페이지 찾기`}
          keys={<Kbd>{commandKey('K')}</Kbd>}
          onClick={() => openPalette()}
        />
      }
      headerEnd={<HeaderEnd />}
      banners={<BrandBanners />}
    >
      {children}
    </DefaultFrame>
  )
}

function MenuRow({ jump, label }: { jump: Jump; label: string }) {
  const path = useRouterState({ select: (state) => state.location.pathname })
  return (
    <SideRow
      icon={<Icon of={icons[jump.menu?.icon ?? 'home']} />}
      label={label}
      isCurrent={path === jump.path}
      render={(look) => <Link to={jump.path} activeOptions={{ exact: true }} {...look} />}
    />
  )
}
