import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { useDocumentView } from '#engine/documents/react/useDocument.ts'
import { useReadsOnly } from '#engine/documents/react/useReadsOnly.ts'
import { LostDesignPart } from '#kits/design/document/LostDesignPart.tsx'
import { useDesignBody } from '#kits/design/document/useDesignBody.ts'
import { useSettledFiles } from '#kits/design/document/useSettledFiles.ts'
import { WithRights } from '#kits/design/document/WithRights.tsx'
import { useDress } from '#kits/design/dress/useDress.ts'
import { useDressOf } from '#kits/design/dress/useDressOf.ts'
import type { DesignType } from '#kits/design/library/design-folder.ts'
import { linkClass } from '#ui/controls/link-class.ts'
import { EmptyState } from '#ui/feedback/EmptyState.tsx'
import { Page, PageHead } from '#ui/layout/Page.tsx'
import { Stack } from '#ui/Stack.tsx'
import { Note } from '#ui/Text.tsx'
import { DesignForm } from './DesignForm.tsx'
import { DesignPicture } from './DesignPicture.tsx'
import { DownloadButton } from './download/DownloadButton.tsx'
import { EditorButton } from './EditorButton.tsx'
import { RenameButton } from './RenameButton.tsx'
import { TemplateButton } from './TemplateButton.tsx'
import styles from './words/Words.module.css'

interface Props {
  createdType?: DesignType
}

/** The words and pictures of an own design in a form beside what it looks like in the brand's dress. */
export default function DesignScreen(props: Props) {
  return (
    <WithRights>
      <OpenDesign {...props} />
    </WithRights>
  )
}

function OpenDesign({ createdType = 'USER' }: Props) {
  const { t } = useLingui()
  const { isReadOnly } = useDocumentView('design')
  const isReader = useReadsOnly()
  const body = useDesignBody()
  const dress = useDressOf(body, useDress())
  useSettledFiles()
  const [shownPage, setShownPage] = useState(0)
  const bodies = useMemo(() => [body], [body])
  const page = body.pages[Math.min(shownPage, body.pages.length - 1)]
  const { name, width, height, unit, pages } = body
  if (!page) {
    return (
      <Page measure="large">
        <EmptyState headline={t`빈 디자인`} headingAs="h1">
          <Trans>이 디자인에는 이 버전에서 볼 수 있는 쪽이 없어요.</Trans>
        </EmptyState>
      </Page>
    )
  }
  const isEmpty = pages.every(({ layers }) => layers.length === 0)
  const size = `${width} × ${height} ${unit}`
  return (
    <Page measure="large">
      <PageHead
        title={name || t`이름 없는 디자인`}
        note={
          <>
            {size} · <Plural value={pages.length} other="#쪽" />
          </>
        }
        actions={
          <>
            {!isReadOnly && <RenameButton title={name} />}
            <EditorButton />
            <TemplateButton body={body} createdType={createdType} />
            <DownloadButton bodies={bodies} shownPage={pages.indexOf(page)} dress={dress} />
          </>
        }
      />
      <LostDesignPart />
      <div className={styles.frame}>
        <Stack gap={5}>
          {isReadOnly && (
            <Note>
              {createdType === 'BRAND' && !isReader ? (
                <Trans>
                  브랜드 템플릿은 디자이너 이상이 고쳐요. 이 템플릿으로 시작하면 내 디자인이 돼요.
                </Trans>
              ) : (
                <Trans>보기만 할 수 있는 디자인이에요.</Trans>
              )}
            </Note>
          )}
          {isEmpty && !isReader && (
            <Note>
              <Trans>
                빈 디자인이에요. 편집기로 열어 글과 그림을 놓아 보세요. 템플릿에서 시작하면 글을 바꾸고 바로
                내려받을 수 있어요.
              </Trans>{' '}
              <Link to="/brand/market" className={linkClass}>
                <Trans>템플릿 보기</Trans>
              </Link>
            </Note>
          )}
          <DesignForm body={body} dress={dress} onFocus={setShownPage} />
        </Stack>
        <DesignPicture body={body} page={page} dress={dress} onTurn={setShownPage} />
      </div>
    </Page>
  )
}
