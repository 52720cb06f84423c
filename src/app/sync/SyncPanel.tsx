import { Trans, useLingui } from '@lingui/react/macro'
import Download from 'lucide-react/icons/download'
import { useState } from 'react'
import type { Call, InputOf } from '#contract/call.ts'
import { downloadCopy } from '#engine/browser/download.ts'
import type { OpenDocument } from '#engine/documents/engine/open-document.ts'
import { useOpenDocuments, useSyncStateOf } from '#engine/documents/react/useSyncState.ts'
import { discardRow, retryAll, retryRow, sendNow } from '#engine/queue/outbox.ts'
import { partsOf } from '#engine/queue/parts-of.ts'
import { useOutbox } from '#engine/queue/useOutbox.ts'
import type { OutboxRow } from '#engine/store/outbox-row.ts'
import { pageDate } from '#engine/words/page-date.ts'
import { useDocumentTitle } from '#kits/words/useDocumentTitle.ts'
import { useProblemWords } from '#kits/words/useProblemWords.ts'
import type { Problem } from '#model/sync/protocol.ts'
import { Button } from '#ui/controls/Button.tsx'
import { Icon } from '#ui/Icon.tsx'
import { ConfirmDialog } from '#ui/overlays/ConfirmDialog.tsx'
import { Dialog } from '#ui/overlays/Dialog.tsx'
import styles from './SyncPanel.module.css'
import { useCommands, useCommandWords } from './useCommandWords.ts'
import { useReasonWords } from './useReasonWords.ts'

/** State of every open document and queued command: since when, and retry or discard. */
export default function SyncPanel({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()
  const documents = useOpenDocuments()
  const rows = useOutbox() ?? []
  const waiting = rows.filter(({ state }) => state === 'waiting')
  const failed = rows.filter(({ state }) => state === 'failed')

  function sendAll(): void {
    for (const document of documents) document.retryNow()
    void sendNow()
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t`동기화`}
      closeLabel={t`닫기`}
      actions={
        <>
          {documents.length > 0 && (
            <Button
              look="quiet"
              icon={<Icon of={Download} />}
              onClick={() => documents.forEach(downloadCopy)}
            >
              <Trans>사본 내려받기</Trans>
            </Button>
          )}
          <Button look="ink" onClick={sendAll}>
            <Trans>지금 보내기</Trans>
          </Button>
        </>
      }
    >
      <div className={styles.groups}>
        {documents.length + rows.length === 0 && (
          <p className={styles.words}>
            <Trans>기다리는 것도 보내지 못한 것도 없어요.</Trans>
          </p>
        )}
        {documents.map((document) => (
          <DocumentGroup key={`${document.brand}/${document.name}`} document={document} />
        ))}
        {waiting.length > 0 && (
          <section>
            <h3>
              <Trans>기다리는 것</Trans>
            </h3>
            <ul>
              {waiting.map((row) => (
                <Row key={row.n} row={row} />
              ))}
            </ul>
          </section>
        )}
        {failed.length > 0 && (
          <section>
            <div className={styles.head}>
              <h3>
                <Trans>보내지 못한 것</Trans>
              </h3>
              {failed.length > 1 && (
                <Button size="small" onClick={() => void retryAll()}>
                  <Trans>모두 다시 보내기</Trans>
                </Button>
              )}
            </div>
            <ul>
              {failed.map((row) => (
                <Row key={row.n} row={row} />
              ))}
            </ul>
          </section>
        )}
      </div>
    </Dialog>
  )
}

function DocumentGroup({ document }: { document: OpenDocument }) {
  const { t } = useLingui()
  const state = useSyncStateOf(document)
  const reasonWords = useReasonWords()
  const title = useDocumentTitle(document.name)
  const { pending } = state
  const since = state.since === null ? null : pageDate(state.since, 'shortDayTime')
  return (
    <section>
      <h3>{title}</h3>
      <p className={styles.words}>
        {state.reason
          ? reasonWords(state.reason)
          : state.kind === 'synced'
            ? t`쓴 글이 모두 서버에 저장됐어요.`
            : state.kind === 'savedHere'
              ? t`가입하기 전이라 이 기기에만 있어요. 가입하면 그대로 옮겨져요.`
              : t`서버로 보내고 있어요.`}
      </p>
      {pending > 0 && since && (
        <p className={styles.note}>
          <Trans>
            {since}부터 변경 {pending}건
          </Trans>
        </p>
      )}
      {state.problems.length > 0 && (
        <ul>
          {state.problems.map((problem) => (
            <ProblemRow key={`${problem.field}-${problem.code}`} problem={problem} />
          ))}
        </ul>
      )}
    </section>
  )
}

function ProblemRow({ problem }: { problem: Problem }) {
  return <li className={styles.problem}>{useProblemWords(problem)}</li>
}

function Row({ row }: { row: OutboxRow }) {
  const { t, i18n } = useLingui()
  const commandWords = useCommandWords()
  const discarding = useCommands()?.find(({ call }) => call.name === row.name)?.discarding
  const [isAsking, setIsAsking] = useState(false)
  const reasonOf = ({ lastStatus }: OutboxRow) =>
    lastStatus === 0 ? t`이 기기에서 파일을 더 읽을 수 없어요.` : t`서버가 받지 않았어요.`
  const { n } = row
  if (n === undefined) return null
  const discard = async () => {
    const parts = (await partsOf(row)) as InputOf<Call>
    await discardRow(n)
    await discarding?.work(parts, row.brand)
  }
  return (
    <li className={styles.row}>
      <span className={styles.what}>
        <b>{commandWords(row.name)}</b>
        <small>
          {row.state === 'failed' ? (row.message ?? reasonOf(row)) : pageDate(row.createdAt, 'shortDayTime')}
        </small>
      </span>
      {row.state === 'failed' && (
        <Button size="small" onClick={() => void retryRow(n)}>
          <Trans>다시 보내기</Trans>
        </Button>
      )}
      <Button size="small" look="quiet" onClick={() => setIsAsking(true)}>
        <Trans>버리기</Trans>
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        title={t`이 변경을 버릴까요?`}
        confirmLabel={t`버리기`}
        cancelLabel={t`취소`}
        closeLabel={t`닫기`}
        isDestructive
        onCancel={() => setIsAsking(false)}
        onConfirm={() => void discard()}
      >
        <p>
          <Trans>서버에 보내지 않고 지워요. 되돌릴 수 없어요.</Trans>
        </p>
        {discarding && <p>{i18n._(discarding.words)}</p>}
      </ConfirmDialog>
    </li>
  )
}
