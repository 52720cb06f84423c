import { useLingui } from '@lingui/react/macro'
import { Link, useRouterState } from '@tanstack/react-router'
import { type BrandRef, isLocal } from '#engine/identity/brand-ref.ts'
import { useHasGoogleDocuments } from '#features/google-documents/useHasGoogleDocuments.ts'
import { useBrandPlan } from '#kits/commerce/useBrandPlan.ts'
import { OpenSymbol } from '#kits/logo/symbol/OpenSymbol.tsx'
import { type PlanKey, planTitles } from '#model/access/plans.ts'
import { Icon } from '#ui/Icon.tsx'
import { SideGroup, SideHead, SideNav, SideRow } from '#ui/layout/SideParts.tsx'
import { phoneOnlyClass } from '#ui/layout/width-class.ts'
import { help, search } from '../actions/tool-actions.ts'
import { BrandSwitcher } from '../brand-list/BrandSwitcher.tsx'
import { menuIcons } from '../routing/menu-icons.ts'
import { isInMenu, type ScreenLink, useScreenLinks } from '../routing/screen-links.ts'
import { BrandFoot } from './BrandFoot.tsx'

/** Content of the sidebar of an open brand. */
export default function BrandMenu({ brand, name }: { brand: BrandRef; name: string }) {
  const { t, i18n } = useLingui()
  const links = useScreenLinks()
  const plan = useBrandPlan(brand)
  const has = { googleDocuments: useHasGoogleDocuments(brand) }
  const planTitle = plan === null ? null : (planTitles[plan as PlanKey] ?? plan)
  // While the plan is not known, the line stays empty: a non-breaking space keeps its height.
  const planLine = planTitle === null ? '\u00a0' : t`${planTitle} 플랜`
  const title = name || t`이름 없는 브랜드`
  const groups = [
    { key: 'home', heading: undefined },
    { key: 'work', heading: t`내 작업` },
    { key: 'tools', heading: t`도구` },
    { key: 'brand', heading: t`내 브랜드` },
    { key: 'strategy', heading: t`브랜드 전략` },
    // A local brand has no team and no account.
    ...(isLocal(brand) ? [] : [{ key: 'settings', heading: t`설정` } as const]),
  ] as const
  return (
    <>
      <SideHead
        symbol={<OpenSymbol name={title} />}
        name={title}
        note={isLocal(brand) ? t`이 기기에만 있어요` : planLine}
        end={<BrandSwitcher />}
      />
      <SideNav label={t`주 메뉴`}>
        <ul className={phoneOnlyClass}>
          {[search, help].map(({ id, icon, short, run }) => (
            <SideRow
              key={id}
              icon={<Icon of={icon} />}
              label={i18n._(short)}
              render={(look) => <button type="button" data-leaves onClick={run} {...look} />}
            />
          ))}
        </ul>
        {groups.map(({ key, heading }) => (
          <SideGroup key={key} heading={heading} tip={key === 'brand' ? 'menu' : undefined}>
            {links
              .filter((link) => isInMenu(link, key, { plan, has }))
              .map((link) => (
                <MenuRow key={link.path} link={link} label={i18n._(link.title)} />
              ))}
          </SideGroup>
        ))}
      </SideNav>
      <BrandFoot brand={brand} plan={plan} planTitle={planTitle} />
    </>
  )
}

function MenuRow({ link, label }: { link: ScreenLink; label: string }) {
  const path = useRouterState({ select: (state) => state.location.pathname })
  return (
    <SideRow
      icon={<Icon of={menuIcons[link.menu?.icon ?? 'home']} />}
      label={label}
      isCurrent={path === link.path || (path.startsWith(`${link.path}/`) && link.path !== '/brand')}
      render={(look) => <Link to={link.path} activeOptions={{ exact: true }} {...look} />}
    />
  )
}
