interface Field {
  readonly width: number
  readonly height: number
  /** How far each pixel is from the ground. */
  readonly distance: Float32Array
}

/** 1 for what is ground: reached from the border over pixels near it, or over a slow change such as the edge of a shadow. */
export function floodGround({ width, height, distance }: Field, most: number): Uint8Array {
  const ground = new Uint8Array(width * height)
  const queue = new Int32Array(width * height)
  let [head, tail] = [0, 0]
  const take = (at: number, from: number | null) => {
    if (ground[at] === 1) return
    const far = distance[at] ?? 0
    const isSlow = from !== null && far < 2 * most && far - (distance[from] ?? 0) < most / 6
    if (far >= most && !isSlow) return
    ground[at] = 1
    queue[tail++] = at
  }
  for (let x = 0; x < width; x++) {
    take(x, null)
    take((height - 1) * width + x, null)
  }
  for (let y = 0; y < height; y++) {
    take(y * width, null)
    take(y * width + width - 1, null)
  }
  while (head < tail) {
    const at = queue[head++] ?? 0
    const x = at % width
    if (x > 0) take(at - 1, at)
    if (x < width - 1) take(at + 1, at)
    if (at >= width) take(at - width, at)
    if (at < width * (height - 1)) take(at + width, at)
  }
  return ground
}
