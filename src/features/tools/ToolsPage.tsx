import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useFromAnswers } from '#engine/documents/react/useFromAnswers.ts'
import { contentOf } from '#kits/words/content.ts'
import { toolCategories, toolOfKey, tools } from '#model/tools/tools.ts'
import { Segmented } from '#ui/controls/Segmented.tsx'
import { Page, PageHead } from '#ui/layout/Page.tsx'
import { toolBrandOf } from './brand/tool-brand.ts'
import { ModelNote } from './ModelNote.tsx'
import { usePictureModel } from './pictures/shared/usePictureModel.ts'
import { ToolGrid } from './ToolGrid.tsx'
import styles from './Tools.module.css'
import { isUsable } from './tool-use.ts'
import { useReturnToCard } from './useReturnToCard.ts'

type View = 'all' | 'now'

/** The tools by category; the open one is below the row of its card, with an address of its own. */
export function ToolsPage({ open: key }: { open: string | null }) {
  const open = toolOfKey(key ?? '') ?? null
  const { t } = useLingui()
  const names = contentOf('board/tools')
  const brand = useFromAnswers(toolBrandOf)
  const model = usePictureModel()
  const working = tools.filter((tool) => isUsable(tool, model))
  const [view, setView] = useState<View>('all')
  useReturnToCard(open?.key ?? null)
  const shown = view === 'all' ? tools : working
  const name = brand.name
  return (
    <Page>
      <PageHead
        title={<Trans>AI 도구</Trans>}
        note={
          name === '' ? (
            <Trans>브랜드 가이드로 미리 채워서 열려요.</Trans>
          ) : (
            <Trans>{name}의 가이드로 미리 채워서 열려요.</Trans>
          )
        }
        actions={
          <Segmented<View>
            label={t`보기`}
            value={view}
            onChoose={setView}
            options={[
              { value: 'all', label: t`모두 ${tools.length}` },
              { value: 'now', label: t`지금 되는 것 ${working.length}` },
            ]}
          />
        }
      />
      <ModelNote model={model} />
      {toolCategories.map(({ key }) => {
        const ofCategory = shown.filter(({ category }) => category === key)
        return (
          ofCategory.length > 0 && (
            <section key={key} className={styles.category} aria-labelledby={`tools-${key}`}>
              <h2 id={`tools-${key}`}>
                {names.category[key]} <span className={styles.count}>{ofCategory.length}</span>
              </h2>
              <ToolGrid tools={ofCategory} open={open} brand={brand} />
            </section>
          )
        )
      })}
    </Page>
  )
}
