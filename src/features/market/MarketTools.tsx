import { useLingui } from '@lingui/react/macro'
import Search from 'lucide-react/icons/search'
import Shapes from 'lucide-react/icons/shapes'
import type { FormTab } from '#model/forms/forms.ts'
import { TextField } from '#ui/controls/TextField.tsx'
import { Icon } from '#ui/Icon.tsx'
import { MenuButton } from '#ui/overlays/MenuButton.tsx'
import { Row } from '#ui/Stack.tsx'
import styles from './Market.module.css'

/** What of the market is shown. */
export interface MarketView {
  readonly query: string
  /** Tab of the form; null: all. */
  readonly tab: FormTab | null
}

interface Props {
  view: MarketView
  onChange: (change: Partial<MarketView>) => void
  /** Tabs that have templates, with their names, in order. */
  tabs: readonly { readonly key: FormTab; readonly name: string; readonly count: number }[]
}

/** Search, and the filter by form. */
export function MarketTools({ view, onChange, tabs }: Props) {
  const { t } = useLingui()
  const chosen = tabs.find(({ key }) => key === view.tab)
  return (
    <Row gap={2} align="center" isWrapped>
      <TextField
        className={styles.search}
        label={t`템플릿 찾기`}
        isLabelHidden
        placeholder={t`메뉴판, 쿠폰, 쉬는 날`}
        type="search"
        start={<Icon of={Search} size="small" />}
        value={view.query}
        maxLength={100}
        onText={(query) => onChange({ query })}
      />
      <MenuButton
        label={t`형식`}
        aria-label={chosen ? t`형식: ${chosen.name}` : t`형식`}
        icon={<Icon of={Shapes} size="small" />}
        placement="bottom start"
        groups={[
          {
            id: 'tabs',
            entries: [
              { id: '', label: t`모든 형식`, isOn: view.tab === null },
              ...tabs.map(({ key, name, count }) => ({
                id: key,
                label: t`${name} ${count}개`,
                isOn: view.tab === key,
              })),
            ],
          },
        ]}
        onChoose={(id) => onChange({ tab: tabs.find(({ key }) => key === id)?.key ?? null })}
      >
        {chosen?.name ?? t`형식`}
      </MenuButton>
    </Row>
  )
}
