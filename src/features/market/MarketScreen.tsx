import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useMemo, useState } from 'react'
import { useDress } from '#kits/design/dress/useDress.ts'
import { usePictureUrls } from '#kits/design/scene/usePictureUrls.ts'
import type { MarketTemplate } from '#kits/design/templates/market-template.ts'
import { useTemplates } from '#kits/design/templates/useTemplates.ts'
import { Button } from '#ui/controls/Button.tsx'
import { EmptyState } from '#ui/feedback/EmptyState.tsx'
import { Skeleton } from '#ui/feedback/Skeleton.tsx'
import { SectionHead } from '#ui/layout/Page.tsx'
import { Stack } from '#ui/Stack.tsx'
import { findTemplates, tabsOf } from './find-templates.ts'
import styles from './Market.module.css'
import { MarketTools, type MarketView } from './MarketTools.tsx'
import { Shelf } from './Shelf.tsx'
import { TemplateCard } from './TemplateCard.tsx'
import { TemplateDialog } from './TemplateDialog.tsx'
import { useUseTemplate } from './useUseTemplate.ts'

/** The templates of the market: what is wanted about now first, then all of them. */
export default function MarketScreen() {
  const { t } = useLingui()
  const { templates, isUnread, refresh } = useTemplates()
  const dress = useDress()
  const pictures = usePictureUrls(dress.bytes)
  const [view, setView] = useState<MarketView>({ query: '', tab: null })
  const [opened, setOpened] = useState<MarketTemplate | null>(null)
  const use = useUseTemplate()
  const found = useMemo(() => findTemplates(templates ?? [], view), [templates, view])

  if (isUnread) {
    return (
      <EmptyState
        headline={t`연결 필요`}
        action={
          <Button onClick={refresh}>
            <Trans>다시 불러오기</Trans>
          </Button>
        }
      >
        <Trans>템플릿을 이 기기에서 아직 본 적이 없어요. 인터넷에 연결되면 바로 보여요.</Trans>
      </EmptyState>
    )
  }
  if (!templates) {
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
        tabs={tabsOf(templates)}
      />
      {isWhole && <Shelf templates={templates} {...shown} />}
      <section aria-labelledby="market-all">
        <SectionHead
          title={<span id="market-all">{isWhole ? <Trans>모든 템플릿</Trans> : <Trans>찾은 템플릿</Trans>}</span>}
          end={<Plural value={found.length} other="#개" />}
        />
        {found.length === 0 ? (
          <EmptyState
            headline={t`없어요`}
            action={
              <Button onClick={() => setView({ query: '', tab: null })}>
                <Trans>거르기 지우기</Trans>
              </Button>
            }
          >
            <Trans>이 말이나 형식으로는 찾지 못했어요. 다른 말로 찾아 보세요.</Trans>
          </EmptyState>
        ) : (
          <ul className={styles.grid}>
            {found.map((template) => (
              <li key={template.idTemplate}>
                <TemplateCard
                  template={template}
                  dress={dress}
                  pictures={pictures}
                  onOpen={() => setOpened(template)}
                  onUse={() => void use(template)}
                />
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
          onUse={() => void use(opened)}
        />
      )}
    </Stack>
  )
}
