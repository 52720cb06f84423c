import { useLingui } from '@lingui/react/macro'
import { Link, useRouterState } from '@tanstack/react-router'
import BookOpen from 'lucide-react/icons/book-open'
import Building2 from 'lucide-react/icons/building-2'
import CircleUser from 'lucide-react/icons/circle-user'
import HistoryIcon from 'lucide-react/icons/history'
import House from 'lucide-react/icons/house'
import IdCard from 'lucide-react/icons/id-card'
import MessageSquareQuote from 'lucide-react/icons/message-square-quote'
import Move from 'lucide-react/icons/move'
import PenLine from 'lucide-react/icons/pen-line'
import Search from 'lucide-react/icons/search'
import SwatchBook from 'lucide-react/icons/swatch-book'
import Users from 'lucide-react/icons/users'
import { useValue } from '#device/documents/react/useValue.ts'
import { useFileUrl } from '#device/files/useFileUrl.ts'
import { type BrandRef, isLocal } from '#device/identity/brand-ref.ts'
import { useBrandPlan } from '#device/store/useBrandPlan.ts'
import { guide } from '#model/documents/guide.ts'
import { firstSyllable } from '#model/hangul/first-syllable.ts'
import { Icon } from '#ui/Icon.tsx'
import { SideGroup, SideHead, SideNav, SideRow } from '#ui/layout/SideParts.tsx'
import { SymbolTile } from '#ui/layout/SymbolTile.tsx'
import { phoneOnlyClass } from '#ui/layout/width-class.ts'
import { BrandSwitcher } from '../brand-list/BrandSwitcher.tsx'
import { openPalette } from '../palette/palette.ts'
import { isInMenu, type Jump, useJumps } from '../routing/menu.ts'
import type { MenuIcon } from '../routing/screen.ts'
import { BrandFoot } from './BrandFoot.tsx'

const icons: Record<MenuIcon, typeof House> = {
  home: House,
  book: BookOpen,
  pen: PenLine,
  profile: IdCard,
  company: Building2,
  swatches: SwatchBook,
  voice: MessageSquareQuote,
  position: Move,
  history: HistoryIcon,
  team: Users,
  account: CircleUser,
}

/** Names of plans are the same in every language. */
const planTitles: Readonly<Record<string, string>> = { FREE: 'Free', BASIC: 'Basic', PLUS: 'Plus' }

/** What stands in the sidebar of an open brand. */
export default function BrandMenu({ brand, name }: { brand: BrandRef; name: string }) {
  const { t, i18n } = useLingui()
  const jumps = useJumps()
  const plan = useBrandPlan(brand)
  const planTitle = planTitles[plan] ?? plan
  const groups = [
    { key: 'home', heading: undefined },
    { key: 'brand', heading: t`내 브랜드` },
    { key: 'strategy', heading: t`브랜드 전략` },
    // A brand of this device alone has no team, and nobody has an account yet.
    ...(isLocal(brand) ? [] : [{ key: 'settings', heading: t`설정` } as const]),
  ] as const
  return (
    <>
      <SideHead
        symbol={<BrandSymbol name={name} />}
        name={name || t`이름 없는 브랜드`}
        note={isLocal(brand) ? t`이 기기에만 있어요` : t`${planTitle} 플랜`}
        end={<BrandSwitcher />}
      />
      <SideNav label={t`주 메뉴`}>
        <ul className={phoneOnlyClass}>
          <SideRow
            icon={<Icon of={Search} />}
            label={t`단계, 페이지 찾기`}
            render={(look) => <button type="button" data-leaves onClick={() => openPalette()} {...look} />}
          />
        </ul>
        {groups.map(({ key, heading }) => (
          <SideGroup key={key} heading={heading} tip={key === 'brand' ? 'menu' : undefined}>
            {jumps
              .filter((jump) => isInMenu(jump, key, plan))
              .map((jump) => (
                <MenuRow key={jump.path} jump={jump} label={i18n._(jump.title)} />
              ))}
          </SideGroup>
        ))}
      </SideNav>
      <BrandFoot brand={brand} plan={plan} planTitle={planTitle} />
    </>
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

/** The brand's own symbol where it has one, on white as its guide shows it. */
function BrandSymbol({ name }: { name: string }) {
  const [symbol] = useValue(guide.visual.logoSymbol)
  const { url } = useFileUrl(symbol)
  return url === null ? (
    <SymbolTile>{firstSyllable(name)}</SymbolTile>
  ) : (
    <SymbolTile image={url} background="#fff" />
  )
}
