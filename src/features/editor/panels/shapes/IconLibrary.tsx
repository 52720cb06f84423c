import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useFromAnswers } from '#engine/documents/react/useFromAnswers.ts'
import { useShown } from '#features/editor/state/EditorProvider.tsx'
import { SymbolSearch } from '#kits/logo/symbols/SymbolSearch.tsx'
import { guide } from '#model/documents/guide.ts'
import { textOf } from '#model/fields/answers.ts'
import { Stack } from '#ui/Stack.tsx'
import { InsertButton } from '../drag/InsertButton.tsx'
import { useInsert } from '../insert/useInsert.ts'
import { RovingGrid } from '../parts/RovingGrid.tsx'
import { iconLayer } from './icon-layer.ts'
import styles from './Shapes.module.css'

/** The symbols of the logo maker as icons, those that suit the brand first. */
export function IconLibrary() {
  const { t } = useLingui()
  const { body } = useShown()
  const industry = useFromAnswers((answers) => textOf(answers, guide.info.industry.path)) || null
  const insert = useInsert()
  const countWords = (count: number) =>
    count === 0 ? (
      <Trans>맞는 아이콘이 없어요. 다른 낱말로 찾아 주세요.</Trans>
    ) : (
      <Plural value={count} other="아이콘 #개" />
    )
  return (
    <Stack gap={2}>
      <SymbolSearch label={t`아이콘 찾기`} suits={{ industry, tones: [] }} countWords={countWords}>
        {(found) => (
          <RovingGrid label={t`아이콘`} className={styles.icons}>
            {found.map(({ id, name, d }) => {
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
        )}
      </SymbolSearch>
    </Stack>
  )
}
