import type { MadePicture } from '#contract/shapes/ai-picture.ts'

/** A request of account 1 for two pictures, as the server answers it. */
export function requestOf(values: Partial<MadePicture> = {}): MadePicture {
  return {
    idPicture: 1,
    state: 'RUNNING',
    code: null,
    subject: '나무 도마 위의 쌀식빵',
    style: 'WATERCOLOR',
    form: 'SQUARE',
    count: 2,
    credit: 20,
    model: 'paint-1',
    promptVersion: 'image@1',
    idAccount: 1,
    createdAt: '2026-11-30T02:00:00.000Z',
    endedAt: null,
    files: [],
    isReported: false,
    removal: null,
    ...values,
  }
}

/** The same when it was made. */
export function madeOf(values: Partial<MadePicture> = {}): MadePicture {
  return requestOf({ state: 'DONE', subject: null, files: [fileOf(12), fileOf(13)], ...values })
}

function fileOf(idFile: number): MadePicture['files'][number] {
  return {
    idFile,
    url: `/api/v1/file/${idFile}`,
    name: `쌀식빵 ${idFile}.jpg`,
    type: 'image/jpeg',
    width: 1024,
    height: 1536,
    size: 9,
    sha256: null,
    credit: null,
    origin: { source: 'AI', model: 'paint-1', promptVersion: 'image@1' },
  }
}
