import { Plural, Trans, useLingui } from '@lingui/react/macro'
import Search from 'lucide-react/icons/search'
import { useDeferredValue, useState } from 'react'
import { useFromAnswers } from '#engine/documents/react/useFromAnswers.ts'
import { useShown } from '#features/editor/state/EditorProvider.tsx'
import { findSymbols, nameOfSymbol } from '#kits/logo/symbols/find-symbols.ts'
import { useSymbolLibrary } from '#kits/logo/symbols/useSymbolLibrary.ts'
import { guide } from '#model/documents/guide.ts'
import { textOf } from '#model/fields/answers.ts'
import { TextField } from '#ui/controls/TextField.tsx'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import { Icon } from '#ui/Icon.tsx'
import { Stack } from '#ui/Stack.tsx'
import { Text } from '#ui/Text.tsx'
import { InsertButton } from '../drag/InsertButton.tsx'
import { useInsert } from '../insert/useInsert.ts'
import { RovingGrid } from '../parts/RovingGrid.tsx'
import { iconLayer } from './icon-layer.ts'
import styles from './Shapes.module.css'

/** The symbols of the logo maker as icons, those that suit the brand first; found by name, also by initial consonants. */
export function IconLibrary() {
  const { t } = useLingui()
  const { body } = useShown()
  const { library, hasFailed } = useSymbolLibrary()
  const industry = useFromAnswers((answers) => textOf(answers, guide.info.industry.path)) || null
  const insert = useInsert()
  const [query, setQuery] = useState('')
  const searched = useDeferredValue(query)
  if (hasFailed) {
    return (
      <Text tone="soft" size="small">
        <Trans>심볼을 불러오지 못했어요. 연결되면 다시 열어 주세요.</Trans>
      </Text>
    )
  }
  if (!library) return <Skeleton lines={4} />
  const { drawings, words } = library
  const found = findSymbols(searched, words, { industry, tones: [] })
  return (
    <Stack gap={2}>
      <TextField
        label={t`아이콘 찾기`}
        isLabelHidden
        type="search"
        value={query}
        onText={setQuery}
        placeholder={t`빵, 잎, 미용실, 차분한…`}
        start={<Icon of={Search} size="small" />}
        autoComplete="off"
        enterKeyHint="search"
      />
      <Text tone="soft" size="small" role="status">
        {found.length === 0 ? (
          <Trans>맞는 아이콘이 없어요. 다른 낱말로 찾아 주세요.</Trans>
        ) : (
          <Plural value={found.length} other="아이콘 #개" />
        )}
      </Text>
      <RovingGrid label={t`아이콘`} className={styles.icons}>
        {found.map(({ id }) => {
          const name = nameOfSymbol(id, words)
          const d = drawings.get(id) ?? ''
          const make = () => [iconLayer(body, name, d)]
          return (
            <InsertButton
              key={id}
              className={styles.icon}
              aria-label={name}
              title={name}
              onPress={() => insert(make())}
              onPlace={(point) => insert(make(), point)}
            >
              <svg viewBox="0 0 100 100" aria-hidden>
                <path d={d} fillRule="evenodd" fill="currentColor" />
              </svg>
            </InsertButton>
          )
        })}
      </RovingGrid>
    </Stack>
  )
}
