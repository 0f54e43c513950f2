declare module "heic-convert" {
  export default function convert(options: {
    buffer: Buffer;
    format: "JPEG" | "PNG";
    /** 0 to 1. */
    quality?: number;
  }): Promise<ArrayBuffer>;
}
