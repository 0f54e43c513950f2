/** Version 1.17.0 ships no types; its API is that of `onnxruntime-common`. */
declare module "onnxruntime-node" {
  export * from "onnxruntime-common";
}
