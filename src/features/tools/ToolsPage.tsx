import { Plural, Trans, useLingui } from '@lingui/react/macro'
import Unplug from 'lucide-react/icons/unplug'
import { useState } from 'react'
import { useFromAnswers } from '#engine/documents/react/useFromAnswers.ts'
import { contentOf } from '#kits/words/content.ts'
import { type Tool, toolCategories, tools } from '#model/tools/tools.ts'
import { Segmented } from '#ui/controls/Segmented.tsx'
import { Icon } from '#ui/Icon.tsx'
import { Page, PageHead } from '#ui/layout/Page.tsx'
import { Row } from '#ui/Stack.tsx'
import { toolBrandOf } from './brand/tool-brand.ts'
import { ToolGrid } from './ToolGrid.tsx'
import styles from './Tools.module.css'
import { useReturnToCard } from './useReturnToCard.ts'

type View = 'all' | 'now'

const working = tools.filter(({ way }) => way !== 'MODEL')

/** The tools by category; the open one is below the row of its card, with an address of its own. */
export function ToolsPage({ open }: { open: Tool | null }) {
  const { t } = useLingui()
  const names = contentOf('board/tools')
  const brand = useFromAnswers(toolBrandOf)
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
      <Row gap={3} align="center" className={styles.model}>
        <Icon of={Unplug} />
        <p>
          <strong>
            <Trans>연결된 그림 모델이 없어요.</Trans>
          </strong>{' '}
          <Plural value={working.length} other="나머지 도구 #개는 오프라인에서도 써요." />
        </p>
      </Row>
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
