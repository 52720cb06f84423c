import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { Segmented } from '#ui/controls/Segmented.tsx'
import { Page, PageHead } from '#ui/layout/Page.tsx'
import type { Theme } from '#ui/theme.ts'
import { useTheme } from '#ui/useTheme.ts'
import styles from './DeveloperPage.module.css'

interface Props {
  title: ReactNode
  note: ReactNode
  children: ReactNode
}

/** Head of a developer page: what it is about, the theme, and the way back to the list. */
export function DeveloperFrame({ title, note, children }: Props) {
  const { t } = useLingui()
  const [theme, setTheme] = useTheme()
  return (
    <Page measure="content">
      <Link to="/dev" className={styles.back}>
        <Trans>개발자 화면</Trans>
      </Link>
      <PageHead
        title={title}
        note={note}
        actions={
          <Segmented<Theme>
            label={t`테마`}
            value={theme}
            onChoose={setTheme}
            options={[
              { value: 'system', label: t`기기 따라` },
              { value: 'light', label: t`밝게` },
              { value: 'dark', label: t`어둡게` },
            ]}
          />
        }
      />
      {children}
    </Page>
  )
}

/** A part of a developer page under a hairline. The name is that of a component or a group of tokens. */
export function Specimen({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <section className={styles.specimen}>
      <h2>{name}</h2>
      <div className={styles.shown}>{children}</div>
    </section>
  )
}
