import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { download } from '#engine/browser/download.ts'
import type { DressOfBrand } from '#kits/design/dress/useDress.ts'
import { fileNameOf } from '#model/files/file-name.ts'
import type { Body } from '#scene/body/body.ts'
import { showToast } from '#ui/overlays/toasts.ts'
import { asOneFile } from './as-one-file.ts'
import { type DesignFiles, makeDesignFiles } from './design-files.ts'
import type { DownloadChoice } from './download-choice.ts'
import { exportFaultOf } from './export-fault.ts'
import { checkWritten, copyPicture, putInDrive, shareFiles } from './send-files.ts'
import { useDriveFaultWords } from './useDriveFaultWords.ts'

export type Target = 'device' | 'drive' | 'share' | 'clipboard'

export interface DownloadState {
  readonly isBusy: boolean
  readonly send: (choice: DownloadChoice, target: Target) => void
}

/** Makes files of designs on this device, also without a network, and brings them where they are wanted. */
export function useDownload(bodies: readonly Body[], dress: DressOfBrand, shownPage: number): DownloadState {
  const { t } = useLingui()
  const [isBusy, setIsBusy] = useState(false)
  const faultWords = useDriveFaultWords()
  const name = fileNameOf(bodies[0]?.name ?? '', 'saegim')

  async function make(choice: DownloadChoice): Promise<DesignFiles> {
    const made: DesignFiles[] = []
    // One after another: each may take what memory a phone has.
    for (const body of bodies) made.push(await makeDesignFiles(body, dress, choice))
    const files = made.flatMap((one) => one.files)
    await checkWritten(files)
    return { files, isLacking: made.some(({ isLacking }) => isLacking) }
  }

  /** The page that is shown, as a picture. */
  async function copy(choice: DownloadChoice): Promise<void> {
    const [body] = bodies
    if (!body) return
    const shown = { ...body, pages: body.pages.slice(shownPage).slice(0, 1) }
    const making = makeDesignFiles(shown, dress, { ...choice, format: 'png' })
    await copyPicture(making.then(({ files: [file] }) => file ?? new Blob()))
    showToast({ tone: 'success', text: t`그림을 복사했어요. 다른 곳에 붙여 넣어 보세요` })
    sayIfLacking((await making).isLacking)
  }

  async function share(files: readonly File[]): Promise<void> {
    if ((await shareFiles(files, name)) === 'shared') return
    showToast({
      tone: 'info',
      text: t`파일을 만들었어요.`,
      action: { label: t`공유하기`, onPress: () => void share(files).catch(sayFault) },
    })
  }

  async function bring(choice: DownloadChoice, target: Target): Promise<void> {
    if (target === 'clipboard') return copy(choice)
    const { files, isLacking } = await make(choice)
    if (target === 'drive') {
      const fault = await putInDrive(files, name)
      if (fault !== null) return void showToast({ tone: 'error', text: faultWords(fault) })
      showToast({ tone: 'success', text: t`드라이브에 담았어요. 차례로 보낼게요` })
    } else if (target === 'share') await share(files)
    else {
      const file = await asOneFile(files, name)
      await checkWritten([file])
      download(file.name, file)
    }
    sayIfLacking(isLacking)
  }

  function sayIfLacking(isLacking: boolean): void {
    if (!isLacking) return
    showToast({
      tone: 'info',
      text: t`이 기기에 없는 글꼴이나 사진은 빼고 만들었어요. 인터넷에 연결해 다시 받아 보세요.`,
    })
  }

  function sayFault(cause: unknown): void {
    const fault = exportFaultOf(cause)
    if (fault === 'cancelled') return
    console.warn('the design cannot be exported', cause)
    const text =
      fault === 'noSpace'
        ? t`이 기기에 남은 공간이 모자라 파일을 만들지 못했어요. 공간을 비우거나 더 작은 크기로 받아 보세요.`
        : t`파일을 만들지 못했어요. 다시 눌러 주세요.`
    showToast({ tone: 'error', text })
  }

  return {
    isBusy,
    send: (choice, target) => {
      setIsBusy(true)
      bring(choice, target)
        .catch(sayFault)
        .finally(() => setIsBusy(false))
    },
  }
}
