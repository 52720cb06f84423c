import sharp from 'sharp'
import { labelOn, white } from '#model/colour/contrast.ts'
import type { PlateGround } from '#model/logo/ground.ts'
import { type OneColour, painted } from '#model/logo/one-colour.ts'

const cell = { width: 200, height: 140 }
const darkGround = '#1F2522'

interface Cell {
  readonly shade: string
  readonly surface: string
  readonly name: string
  readonly bytes: Buffer
}

/** All logos on all grounds in one picture, to be looked at. */
export class Sheet {
  readonly #tiles: { readonly row: string; readonly column: string; readonly png: Promise<Buffer> }[] = []

  /** On the main colour and, for the guide, on a dark ground. */
  add({
    form,
    width,
    height,
    main,
    ...rest
  }: Cell & { form: OneColour; width: number; height: number; main: string }) {
    const ink = labelOn(main) === white ? 255 : 0
    this.#put(rest, main, this.#shown(form, { width, height, ink }, rest.bytes))
    if (rest.surface === 'guide') {
      const dark = { ...rest, surface: 'dark ground' }
      this.#put(dark, darkGround, this.#shown(form, { width, height, ink: 255 }, rest.bytes))
    }
  }

  /** In its own colours. */
  addOwn({ ground, ...rest }: Cell & { ground: PlateGround }) {
    this.#put(rest, ground, Promise.resolve(rest.bytes))
  }

  async write(path: string | undefined): Promise<void> {
    if (path === undefined) return
    const [rows, columns] = [
      [...new Set(this.#tiles.map(({ row }) => row))],
      [...new Set(this.#tiles.map(({ column }) => column))],
    ]
    const tiles = this.#tiles.map(async ({ row, column, png }) => ({
      input: await png,
      left: columns.indexOf(column) * cell.width,
      top: rows.indexOf(row) * cell.height,
    }))
    const size = { width: columns.length * cell.width, height: rows.length * cell.height }
    await sharp({ create: { ...size, channels: 3, background: '#808080' } })
      .composite(await Promise.all(tiles))
      .png()
      .toFile(path)
  }

  async #shown(
    form: OneColour,
    { width, height, ink }: { width: number; height: number; ink: number },
    own: Buffer,
  ) {
    if (form.kind === 'plate') {
      const edges = { top: 24, bottom: 24, left: 24, right: 24, background: form.ground }
      return sharp(own)
        .resize({ width, height, fit: 'inside' })
        .flatten({ background: form.ground })
        .extend(edges)
        .png()
        .toBuffer()
    }
    if (form.kind === 'blank') return own
    const raw = { width, height, channels: 4 } as const
    return sharp(painted(form.opacity, [ink, ink, ink]), { raw })
      .png()
      .toBuffer()
  }

  #put({ shade, surface, name }: Cell, background: string, picture: Promise<Buffer>): void {
    const tile = async () => {
      const size = { width: cell.width - 4, height: cell.height - 4 }
      const input = await sharp(await picture)
        .resize({ width: size.width - 32, height: size.height - 32, fit: 'inside' })
        .png()
        .toBuffer()
      return sharp({ create: { ...size, channels: 3, background } })
        .composite([{ input }])
        .png()
        .toBuffer()
    }
    this.#tiles.push({ row: name, column: `${shade} ${surface}`, png: tile() })
  }
}
