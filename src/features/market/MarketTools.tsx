import { useLingui } from '@lingui/react/macro'
import Search from 'lucide-react/icons/search'
import { useCachedRead } from '#engine/reads/useCachedRead.ts'
import { useWatched } from '#engine/watch/useWatched.ts'
import { categoriesRead, type Template } from '#kits/design/templates/templates-read.ts'
import { optionWord } from '#kits/words/content.ts'
import { industryGroups } from '#model/options/business.ts'
import { Segmented } from '#ui/controls/Segmented.tsx'
import { TextField } from '#ui/controls/TextField.tsx'
import { Icon } from '#ui/Icon.tsx'
import { Row, Stack } from '#ui/Stack.tsx'
import { FilterMenu } from './FilterMenu.tsx'
import { Keywords } from './Keywords.tsx'
import { type MarketView, occasionsIn, tabsIn, tradeOf } from './market-view.ts'
import { chosenLook, type Look } from './shown/look.ts'
import styles from './shown/Market.module.css'

interface Props {
  view: MarketView
  onChange: (change: Partial<MarketView>) => void
  templates: readonly Template[]
  /** Industry of the brand's profile. */
  industry: string | null
}

/** Search, filters, and whose dress the templates are in. */
export function MarketTools({ view, onChange, templates, industry }: Props) {
  const { t } = useLingui()
  const look = useWatched(chosenLook)
  const { data: categories } = useCachedRead(categoriesRead)
  const trades =
    industry === null ? industryGroups : [industry, ...industryGroups.filter((key) => key !== industry)]
  return (
    <Stack gap={3}>
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
        <FilterMenu
          label={t`업종`}
          options={trades.map((key) => ({ key, name: optionWord('industry', key, 'reference') }))}
          chosen={tradeOf(view, industry)}
          onChoose={(trade) => onChange({ trade })}
        />
        <FilterMenu
          label={t`형식`}
          options={tabsIn(templates).map((key) => ({
            key,
            name: categories?.find((category) => category.key === key)?.name ?? key,
          }))}
          chosen={view.tab}
          onChoose={(tab) => onChange({ tab })}
        />
        <FilterMenu
          label={t`목적`}
          options={occasionsIn(templates)}
          chosen={view.occasion}
          onChoose={(occasion) => onChange({ occasion })}
        />
        <FilterMenu
          label={t`가격`}
          options={[
            { key: 'included', name: t`모든 플랜에 포함` },
            { key: 'premium', name: t`프리미엄` },
          ]}
          chosen={view.price}
          onChoose={(price) => onChange({ price })}
        />
        <span className={styles.look}>
          <Segmented<Look>
            label={t`보이는 모습`}
            options={[
              { value: 'brand', label: t`내 브랜드 모습` },
              { value: 'original', label: t`원래 모습` },
            ]}
            value={look}
            onChoose={(chosen) => chosenLook.set(chosen)}
          />
        </span>
      </Row>
      {view.query.trim() === '' && <Keywords onChoose={(query) => onChange({ query })} />}
    </Stack>
  )
}
