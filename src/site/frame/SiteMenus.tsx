import { Trans, useLingui } from '@lingui/react/macro'
import ChevronDown from 'lucide-react/icons/chevron-down'
import type { ReactNode } from 'react'
import type { SitePath } from '#model/site/addresses.ts'
import { Icon } from '#ui/Icon.tsx'
import { helpCategory } from '../page/post-categories.ts'
import { SiteLink } from '../page/SiteLink.tsx'
import { services } from '../page/service-paths.ts'
import { useSite } from '../page/site-context.ts'
import { useContactLinks } from './contact-links.ts'
import styles from './SiteMenus.module.css'

/** Where the menus are: they open over the page below the header, and unfold in the drawer. */
type MenuHome = 'header' | 'drawer'

/** Links and menus of the header. A menu is a `details`; `src/site/client/menus.ts` adds hover, arrow keys and Escape. */
export function SiteMenus({ home }: { home: MenuHome }) {
  const { i18n } = useLingui()
  const { path, categories, hasCampaign, hasCases, hasModels } = useSite()
  const contacts = useContactLinks()
  const help = categories.find(({ idCategory }) => idCategory === helpCategory)
  return (
    <ul className={`${styles.menus} ${styles[home]}`}>
      <li>
        <SiteLink to="/" hash="introduction">
          <Trans>소개</Trans>
        </SiteLink>
      </li>
      <Menu home={home} label={<Trans>기능</Trans>} isCurrent={path.startsWith('/service')}>
        <PageItem to="/service">
          <Trans>기능 한눈에 보기</Trans>
        </PageItem>
        {services.map((service) => (
          <PageItem key={service.path} to={service.path}>
            {i18n._(service.name)}
          </PageItem>
        ))}
      </Menu>
      <li>
        <SiteLink to="/" hash="ai-features">
          {hasModels ? <Trans>AI 기능</Trans> : <Trans>제안 기능</Trans>}
        </SiteLink>
      </li>
      {hasCases && (
        <li>
          <SiteLink to="/" hash="customer-cases">
            <Trans>고객 사례</Trans>
          </SiteLink>
        </li>
      )}
      {path === '/' ? (
        <li>
          <SiteLink to="/" hash="pricing">
            <Trans>플랜과 요금</Trans>
          </SiteLink>
        </li>
      ) : (
        <PageItem to="/price">
          <Trans>플랜과 요금</Trans>
        </PageItem>
      )}
      <Menu home={home} label={<Trans>자료</Trans>} isCurrent={/^\/(blog|faq|event)\b/.test(path)}>
        <PageItem to="/blog">
          <Trans>블로그</Trans>
        </PageItem>
        {help && <PageItem to={`/blog?idCategory=${help.idCategory}`}>{help.name}</PageItem>}
        <PageItem to="/faq">
          <Trans>자주 묻는 질문</Trans>
        </PageItem>
        {hasCampaign && (
          <PageItem to="/event">
            <Trans>무료 디자인 지원</Trans>
          </PageItem>
        )}
      </Menu>
      {contacts.length > 0 && (
        <Menu home={home} label={<Trans>지원</Trans>}>
          {contacts.map(({ href, name }) => (
            <li key={href}>
              <a href={href}>{name}</a>
            </li>
          ))}
        </Menu>
      )}
    </ul>
  )
}

type MenuProps = {
  home: MenuHome
  label: ReactNode
  /** Whether this page is one of its own. */
  isCurrent?: boolean
  children: ReactNode
}

function Menu({ home, label, isCurrent = false, children }: MenuProps) {
  return (
    <li>
      <details
        name={`site-${home}`}
        className={styles.menu}
        {...(home === 'header' ? { 'data-menu': 'hover' } : { open: isCurrent })}
      >
        <summary {...(isCurrent && { 'data-current': '' })}>
          {label}
          <Icon of={ChevronDown} size="small" />
        </summary>
        <ul>{children}</ul>
      </details>
    </li>
  )
}

function PageItem({ to, children }: { to: SitePath; children: ReactNode }) {
  const { path } = useSite()
  return (
    <li>
      <SiteLink to={to} {...(path === to && { 'aria-current': 'page' })}>
        {children}
      </SiteLink>
    </li>
  )
}
