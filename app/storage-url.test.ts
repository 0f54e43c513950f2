import { describe, expect, it } from "vitest";
import { storageOf, storageUrl } from "./storage-url.ts";

describe("STORAGE_URL", () => {
  it.each([
    ["file:uploads", { folder: "/data/uploads", bucket: null }],
    ["file:///srv/our%20papers", { folder: "/srv/our papers", bucket: null }],
    [
      "s3://office-papers?endpoint=https://minio.example:9000&region=eu-1",
      {
        folder: "/data/uploads",
        bucket: { name: "office-papers", prefix: "", region: "eu-1", endpoint: "https://minio.example:9000" },
      },
    ],
    [
      "s3://office/2026/papers/",
      { folder: "/data/uploads", bucket: { name: "office", prefix: "2026/papers/", region: "us-east-1" } },
    ],
  ])("%s names a place", (url, storage) => {
    expect(storageOf(storageUrl.parse(url), "/data")).toEqual(storage);
  });

  it.each(["uploads", "file:", "file://host/share", "s3://", "s3://A_b", "s3://office?endpoint=minio:9000"])(
    "%s names none",
    (url) => {
      expect(storageUrl.safeParse(url).error?.issues[0]?.message).toMatch(/^must be a file: address/);
    },
  );
});
