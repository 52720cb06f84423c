import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useDocumentView } from '#engine/documents/react/useDocument.ts'
import type { PictureFiles } from '#kits/planner/picture/picture-files.ts'
import { usePictureScene } from '#kits/planner/picture/picture-scene.ts'
import type { pictureSource } from '#kits/planner/picture/picture-source.ts'
import { hasDress } from '#kits/planner/picture/shown-pictures.ts'
import { sizeWords } from '#kits/planner/picture/size-of-file.ts'
import { useSceneTemplates } from '#kits/planner/picture/templates-context.ts'
import { usePlannerWords } from '#kits/planner/planner-words.ts'
import type { ChannelKey } from '#model/documents/planner-keys.ts'
import { channelFacts } from '#model/planner/channels.ts'
import { showToast } from '#ui/overlays/toasts.ts'

export interface MadePictures {
  /** Why they cannot be made now. */
  readonly refusal: string | undefined
  /** Their files; says what is missing, and which are smaller than the channel takes them. */
  readonly make: () => Promise<readonly File[]>
}

/** Makes the pictures of an entry files, on this device; designs as large as the channel takes them, else in their own size. */
export function usePictureFiles(pictures: readonly string[], channel: ChannelKey | null): MadePictures {
  const { t } = useLingui()
  const words = usePlannerWords()
  const { document } = useDocumentView('planner')
  const scene = usePictureScene()
  const [isBusy, setIsBusy] = useState(false)
  const templates = useSceneTemplates(hasDress(pictures))
  const make = async (): Promise<readonly File[]> => {
    if (!scene) return []
    setIsBusy(true)
    const size = channel === null ? null : channelFacts[channel].picture
    const made = await makePictures(pictures, [document, scene.dress, templates, size]).catch(() => null)
    setIsBusy(false)
    if (made === null) {
      showToast({ tone: 'error', text: t`사진을 만들지 못했어요. 다시 눌러 주세요.` })
      return []
    }
    const { files, absent, smaller } = made
    if (absent > 0) showToast({ tone: 'error', text: t`이 기기에 없는 사진 ${absent}장은 빠졌어요` })
    if (smaller.length > 0 && size !== null && channel !== null) {
      const [service, wanted] = [words.channel(channel), sizeWords(size)]
      const sizes = smaller.map(sizeWords).join(', ')
      showToast({
        tone: 'info',
        text: t`${service}: 비율이 달라서 ${wanted} px 대신 ${sizes} px로 만들었어요`,
        durationMs: 10_000,
      })
    }
    return files
  }
  const refusal = scene === null ? t`사진을 읽는 중이에요` : isBusy ? t`사진을 만드는 중이에요` : undefined
  return { refusal, make }
}

/** What cannot be made is absent. */
async function makePictures(
  pictures: readonly string[],
  source: Parameters<typeof pictureSource>,
): Promise<PictureFiles> {
  const [{ pictureFiles }, made] = await Promise.all([
    import('#kits/planner/picture/picture-files.ts'),
    import('#kits/planner/picture/picture-source.ts'),
  ])
  return pictureFiles(pictures, made.pictureSource(...source))
}
