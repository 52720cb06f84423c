import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useMemo, useState } from 'react'
import { useCachedRead } from '#engine/reads/useCachedRead.ts'
import { pageLanguage } from '#engine/words/page-language.ts'
import { useDress } from '#kits/design/dress/useDress.ts'
import { usePictureUrls } from '#kits/design/scene/usePictureUrls.ts'
import { categoriesRead, type Template } from '#kits/design/templates-read.ts'
import { useTemplates } from '#kits/design/useTemplates.ts'
import { Button } from '#ui/controls/Button.tsx'
import { ErrorRegion } from '#ui/errors/ErrorRegion.tsx'
import { EmptyState } from '#ui/feedback/EmptyState.tsx'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import { SectionHead } from '#ui/layout/Page.tsx'
import { Stack } from '#ui/Stack.tsx'
import styles from './Market.module.css'
import { MarketTools, type MarketView } from './MarketTools.tsx'
import { Shelf } from './Shelf.tsx'
import { TemplateCard } from './TemplateCard.tsx'
import { TemplateDialog } from './TemplateDialog.tsx'
import { useUseTemplate } from '#kits/design/document/useUseTemplate.ts'

/** The templates of the market: what is wanted about now first, then all of them. */
export default function MarketScreen() {
  const { t } = useLingui()
  const dress = useDress()
  const pictures = usePictureUrls(dress.bytes)
  const [view, setView] = useState<MarketView>({ query: '', tab: null })
  const [opened, setOpened] = useState<Template | null>(null)
  const use = useUseTemplate()
  const search = useMemo(
    () => ({ query: view.query, ...(view.tab === null ? {} : { category: view.tab }) }),
    [view],
  )
  const { templates: found, all, state, reload } = useTemplates(pageLanguage(), search)
  const { data: categories } = useCachedRead(categoriesRead)

  if (!all && state.kind === 'failed') {
    return (
      <EmptyState
        headline={t`연결 필요`}
        action={
          <Button onClick={() => void reload()}>
            <Trans>다시 불러오기</Trans>
          </Button>
        }
      >
        <Trans>템플릿을 이 기기에서 아직 본 적이 없어요. 인터넷에 연결되면 바로 보여요.</Trans>
      </EmptyState>
    )
  }
  if (!all || !found) {
    return (
      <div aria-busy>
        <Skeleton lines={6} />
      </div>
    )
  }
  const isWhole = view.query.trim() === '' && view.tab === null
  const shown = { dress, pictures, onOpen: setOpened }
  return (
    <Stack gap={8}>
      <MarketTools
        view={view}
        onChange={(change) => setView({ ...view, ...change })}
        tabs={(categories ?? []).filter(({ count }) => count > 0)}
      />
      {isWhole && <Shelf templates={all} {...shown} />}
      <section aria-labelledby="market-all" className={styles.part}>
        <SectionHead
          title={
            <span id="market-all">{isWhole ? <Trans>모든 템플릿</Trans> : <Trans>찾은 템플릿</Trans>}</span>
          }
          end={
            <span role="status">
              <Plural value={found.length} other="#개" />
            </span>
          }
        />
        {found.length === 0 ? (
          <EmptyState
            headline={t`찾은 것 없음`}
            action={
              <Button onClick={() => setView({ query: '', tab: null })}>
                <Trans>필터 지우기</Trans>
              </Button>
            }
          >
            <Trans>맞는 템플릿이 없어요. 다른 낱말로 찾아보세요.</Trans>
          </EmptyState>
        ) : (
          <ul className={styles.grid}>
            {found.map((template) => (
              <li key={template.idTemplate}>
                <ErrorRegion shows="line">
                  <TemplateCard
                    template={template}
                    dress={dress}
                    pictures={pictures}
                    onOpen={() => setOpened(template)}
                    onUse={() => use(template)}
                  />
                </ErrorRegion>
              </li>
            ))}
          </ul>
        )}
      </section>
      {opened && (
        <TemplateDialog
          template={opened}
          dress={dress}
          pictures={pictures}
          onClose={() => setOpened(null)}
          onUse={() => use(opened)}
        />
      )}
    </Stack>
  )
}
