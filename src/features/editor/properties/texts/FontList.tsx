import { Trans, useLingui } from '@lingui/react/macro'
import Search from 'lucide-react/icons/search'
import { useRef, useState } from 'react'
import { Header, ListBox, ListBoxItem, ListBoxSection } from 'react-aria-components'
import { styleOf } from '#engine/fonts/face-of.ts'
import { useFont } from '#engine/fonts/useFont.ts'
import { useShown } from '#features/editor/state/EditorProvider.tsx'
import { useFontNames } from '#kits/words/useFontNames.ts'
import { matchesSearch } from '#model/hangul/choseong.ts'
import { type FontFamily, fontFamilies, nearestWeight } from '#model/options/fonts.ts'
import type { FontSlot } from '#scene/dress/dress.ts'
import { TextField } from '#ui/controls/TextField.tsx'
import { Icon } from '#ui/Icon.tsx'
import { Text } from '#ui/Text.tsx'
import { useSeen } from '#ui/useSeen.ts'
import { BrandSymbol } from '../fields/BrandSymbol.tsx'
import { familyOf, fontSlots } from './fonts.ts'
import { wordsOfSlots } from './slot-words.ts'
import styles from './Texts.module.css'

interface Props {
  /** A slot, or the slug of a family. */
  chosen: string | null
  onChoose: (font: FontSlot | FontFamily) => void
}

/** Families in the order of their list, the recommended ones first. */
const offered = fontFamilies.toSorted((a, b) => Number(b.recommend) - Number(a.recommend))

/** The fonts of the brand, then all others, each in itself. */
export function FontList({ chosen, onChoose }: Props) {
  const { t } = useLingui()
  const { dress } = useShown().dress
  const slotWords = wordsOfSlots()
  const { nameOf } = useFontNames()
  const [query, setQuery] = useState('')
  const matches = (words: string) => query.trim() === '' || matchesSearch(words, query)
  const own = fontSlots.flatMap((slot) => {
    const family = familyOf(`{font.${slot}}`, dress)
    const isThere = (dress.fonts[slot]?.length ?? 0) > 0
    return family && isThere && matches(`${namesOf(family)} ${slotWords[slot]}`) ? [{ slot, family }] : []
  })
  const others = offered.filter((family) => matches(namesOf(family)))
  const choose = (key: string) => {
    const slot = fontSlots.find((one) => one === key)
    const family = fontFamilies.find(({ slug }) => slug === key)
    if (slot ?? family) onChoose((slot ?? family) as FontSlot | FontFamily)
  }
  return (
    <div className={styles.fonts}>
      <TextField
        label={t`글꼴 찾기`}
        isLabelHidden
        type="search"
        start={<Icon of={Search} />}
        placeholder={t`글꼴 이름`}
        value={query}
        onText={setQuery}
      />
      <ListBox
        aria-label={t`글꼴`}
        className={styles.list ?? ''}
        selectionMode="single"
        selectedKeys={chosen === null ? [] : [chosen]}
        onAction={(key) => choose(String(key))}
        renderEmptyState={() => (
          <Text tone="soft">
            <Trans>찾는 글꼴이 없어요.</Trans>
          </Text>
        )}
      >
        {own.length > 0 && (
          <ListBoxSection id="brand">
            <Header className={styles.listHead ?? ''}>
              <Trans>내 브랜드</Trans>
            </Header>
            {own.map(({ slot, family }) => (
              <ListBoxItem
                key={slot}
                id={slot}
                textValue={`${nameOf(family)} ${slotWords[slot]}`}
                className={styles.item ?? ''}
              >
                <BrandSymbol />
                <Sample family={family} />
                <span className={styles.note}>{slotWords[slot]}</span>
              </ListBoxItem>
            ))}
          </ListBoxSection>
        )}
        {others.length > 0 && (
          <ListBoxSection id="all">
            <Header className={styles.listHead ?? ''}>
              <Trans>모든 글꼴</Trans>
            </Header>
            {others.map((family) => (
              <ListBoxItem
                key={family.slug}
                id={family.slug}
                textValue={nameOf(family)}
                className={styles.item ?? ''}
              >
                <Sample family={family} />
              </ListBoxItem>
            ))}
          </ListBoxSection>
        )}
      </ListBox>
    </div>
  )
}

/** Its name in itself, loaded when it comes into view. */
function Sample({ family }: { family: FontFamily }) {
  const { nameOf } = useFontNames()
  const element = useRef<HTMLSpanElement>(null)
  const isSeen = useSeen(element)
  const face = { family, weight: nearestWeight(family, 400) }
  const name = nameOf(family)
  useFont(isSeen ? face : null, name)
  return (
    <span ref={element} className={styles.sample} style={styleOf(face)} lang={family.language}>
      {name}
    </span>
  )
}

function namesOf({ name }: FontFamily): string {
  return `${name.ko} ${name.en}`
}
