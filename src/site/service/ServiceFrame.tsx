import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { buttonClass } from '#ui/controls/button-class.ts'
import { Wide } from '../frame/Wide.tsx'
import { appAddresses } from '../page/app-addresses.ts'
import { SiteLink } from '../page/SiteLink.tsx'
import { services } from '../page/service-paths.ts'
import { useSite } from '../page/site-context.ts'
import styles from './ServicePage.module.css'

type Props = {
  title: ReactNode
  lead: ReactNode
  picture?: ReactNode
  /** What one does here, in place of beginning. */
  action?: ReactNode
  children: ReactNode
}

/** Title, way to begin and picture of a page of services, and the way to the other ones. */
export function ServiceFrame({ title, lead, picture, action, children }: Props) {
  const { t, i18n } = useLingui()
  const { path } = useSite()
  const isList = path === '/service'
  return (
    <Wide>
      <div className={styles.page}>
        {!isList && (
          <nav aria-label={t`지금 있는 곳`} className={styles.trail}>
            <SiteLink to="/service">
              <Trans>기능</Trans>
            </SiteLink>
          </nav>
        )}
        <h1>{title}</h1>
        <p className={styles.lead}>{lead}</p>
        {action ?? (
          <a href={appAddresses.start} className={buttonClass({ look: 'ink', size: 'large' })}>
            <Trans>무료로 시작하기</Trans>
          </a>
        )}
        {picture !== undefined && <div className={styles.hero}>{picture}</div>}
        {children}
        {!isList && (
          <Part title={<Trans>다른 기능</Trans>}>
            <List>
              {services
                .filter((service) => service.path !== path)
                .map((service) => (
                  <Item
                    key={service.path}
                    title={<SiteLink to={service.path}>{i18n._(service.name)}</SiteLink>}
                  >
                    {i18n._(service.text)}
                  </Item>
                ))}
            </List>
          </Part>
        )}
      </div>
    </Wide>
  )
}

/** A part under a rule, with its title on the left. */
export function Part({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <section className={styles.part}>
      <h2>{title}</h2>
      {children}
    </section>
  )
}

export function List({ children }: { children: ReactNode }) {
  return <ul className={styles.list}>{children}</ul>
}

type ItemProps = {
  title: ReactNode
  /** What belongs to it, as short names. */
  names?: readonly string[]
  children: ReactNode
}

export function Item({ title, names = [], children }: ItemProps) {
  return (
    <li>
      <h3>{title}</h3>
      <p>{children}</p>
      {names.length > 0 && (
        <ul className={styles.names}>
          {names.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      )}
    </li>
  )
}

/** Paragraphs beside a title. */
export function Words({ children }: { children: ReactNode }) {
  return <div className={styles.words}>{children}</div>
}

/** A picture as wide as a part. */
export function WidePicture({ children }: { children: ReactNode }) {
  return <div className={styles.wide}>{children}</div>
}
