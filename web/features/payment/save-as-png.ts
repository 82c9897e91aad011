const SIDE = 720;

/** Banks' apps read a code from the phone's pictures, which take no SVG. */
export async function saveAsPng(picture: string, name: string): Promise<void> {
  const image = new Image(SIDE, SIDE);
  image.src = picture;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = SIDE;
  canvas.height = SIDE;
  canvas.getContext('2d')?.drawImage(image, 0, 0, SIDE, SIDE);
  const link = document.createElement('a');
  link.href = canvas.toDataURL('image/png');
  link.download = name;
  link.click();
}
