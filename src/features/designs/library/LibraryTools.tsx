import { useLingui } from '@lingui/react/macro'
import ArrowDownUp from 'lucide-react/icons/arrow-down-up'
import LayoutGrid from 'lucide-react/icons/layout-grid'
import List from 'lucide-react/icons/list'
import Search from 'lucide-react/icons/search'
import Shapes from 'lucide-react/icons/shapes'
import { type FormTab, formTabs } from '#model/forms/forms.ts'
import { Segmented } from '#ui/controls/Segmented.tsx'
import { TextField } from '#ui/controls/TextField.tsx'
import { Icon } from '#ui/Icon.tsx'
import { spokenOnPhoneClass } from '#ui/layout/width-class.ts'
import { MenuButton } from '#ui/overlays/MenuButton.tsx'
import { Row } from '#ui/Stack.tsx'
import { useLibraryScene } from '../cards/library-scene.ts'
import type { DesignAsk, DesignOrder } from './find-designs.ts'
import styles from './Library.module.css'
import { useViewSettings } from './view-settings.ts'

interface Props {
  ask: DesignAsk
  onAsk: (next: Partial<DesignAsk>) => void
  /** The one in use. */
  order: DesignOrder
  onOrder: (next: DesignOrder) => void
}

const orders: readonly DesignOrder[] = [
  { by: 'changedAt', isDown: true },
  { by: 'changedAt', isDown: false },
  { by: 'name', isDown: false },
  { by: 'name', isDown: true },
]

/** Search, the filter by form, order, and the choice between grid and list. */
export function LibraryTools({ ask, onAsk, order, onOrder }: Props) {
  const { t } = useLingui()
  const { words } = useLibraryScene()
  const [view, setView] = useViewSettings()
  const orderWords = {
    changedAt: [t`오래전에 고친 순`, t`최근 고친 순`],
    name: [t`이름순`, t`이름 거꾸로`],
  } as const
  const wordsOf = ({ by, isDown }: DesignOrder) => orderWords[by][isDown ? 1 : 0]
  const chosen = ask.tab === null ? undefined : words.tab[ask.tab]
  return (
    <Row gap={2} align="center" isWrapped>
      <TextField
        className={styles.search}
        label={t`디자인 찾기`}
        isLabelHidden
        placeholder={t`이름, 형식, 태그로 찾기`}
        type="search"
        start={<Icon of={Search} size="small" />}
        value={ask.query}
        maxLength={100}
        onText={(query) => onAsk({ query })}
      />
      <Row gap={2}>
        <MenuButton
          label={t`형식`}
          aria-label={chosen ? t`형식: ${chosen}` : t`형식`}
          icon={<Icon of={Shapes} size="small" />}
          placement="bottom start"
          groups={[
            {
              id: 'tabs',
              entries: [
                { id: '', label: t`모든 형식`, isOn: ask.tab === null },
                ...formTabs.map((tab) => ({ id: tab, label: words.tab[tab] ?? tab, isOn: ask.tab === tab })),
              ],
            },
          ]}
          onChoose={(id) => onAsk({ tab: (id || null) as FormTab | null })}
        >
          <span className={spokenOnPhoneClass}>{chosen ?? t`형식`}</span>
        </MenuButton>
        <MenuButton
          label={t`순서`}
          icon={<Icon of={ArrowDownUp} size="small" />}
          placement="bottom start"
          groups={[
            {
              id: 'orders',
              entries: orders.map((one) => ({
                id: `${one.by} ${one.isDown}`,
                label: wordsOf(one),
                isOn: one.by === order.by && one.isDown === order.isDown,
              })),
            },
          ]}
          onChoose={(id) => {
            const next = orders.find(({ by, isDown }) => `${by} ${isDown}` === id)
            if (next) onOrder(next)
          }}
        >
          <span className={spokenOnPhoneClass}>{wordsOf(order)}</span>
        </MenuButton>
      </Row>
      <div className={styles.looks}>
        <Segmented
          label={t`보기 방식`}
          value={view.look}
          onChoose={(look) => setView({ look })}
          isIconsOnly
          options={[
            { value: 'grid', label: t`격자`, icon: <Icon of={LayoutGrid} size="small" /> },
            { value: 'list', label: t`목록`, icon: <Icon of={List} size="small" /> },
          ]}
        />
      </div>
    </Row>
  )
}
