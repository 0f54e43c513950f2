/** Version 1.17.0 comes without types of its own; it is `onnxruntime-common` with native code behind. */
declare module "onnxruntime-node" {
  export * from "onnxruntime-common";
}
