;; The loop of cosines.ts. To change it, compile and put the base64 of the result there:
;;   npx -p wabt@1.0.39 wat2wasm dots.wat -o dots.wasm && base64 -w0 dots.wasm
(module
  (memory (import "host" "memory") 1)
  ;; Vectors of signed bytes, `bytes` of them each (a multiple of 16). For each of `count` of them that stand one
  ;; after another: its product with the question, times `unit` and its own of `units` (f32), as f32 at `dots`.
  (func (export "dots")
    (param $question i32) (param $vectors i32) (param $units i32) (param $dots i32)
    (param $count i32) (param $bytes i32) (param $unit f32)
    (local $end i32) (local $asked i32) (local $sum v128) (local $a v128) (local $b v128)
    (block $done
      (loop $vector
        (br_if $done (i32.eqz (local.get $count)))
        (local.set $asked (local.get $question))
        (local.set $end (i32.add (local.get $vectors) (local.get $bytes)))
        (local.set $sum (v128.const i32x4 0 0 0 0))
        (loop $part
          (local.set $a (v128.load (local.get $asked)))
          (local.set $b (v128.load (local.get $vectors)))
          (local.set $sum (i32x4.add (local.get $sum)
            (i32x4.add
              (i32x4.extadd_pairwise_i16x8_s (i16x8.extmul_low_i8x16_s (local.get $a) (local.get $b)))
              (i32x4.extadd_pairwise_i16x8_s (i16x8.extmul_high_i8x16_s (local.get $a) (local.get $b))))))
          (local.set $asked (i32.add (local.get $asked) (i32.const 16)))
          (br_if $part (i32.lt_u (local.tee $vectors (i32.add (local.get $vectors) (i32.const 16))) (local.get $end))))
        (f32.store (local.get $dots)
          (f32.mul
            (f32.mul (local.get $unit) (f32.load (local.get $units)))
            (f32.convert_i32_s
              (i32.add
                (i32.add (i32x4.extract_lane 0 (local.get $sum)) (i32x4.extract_lane 1 (local.get $sum)))
                (i32.add (i32x4.extract_lane 2 (local.get $sum)) (i32x4.extract_lane 3 (local.get $sum)))))))
        (local.set $dots (i32.add (local.get $dots) (i32.const 4)))
        (local.set $units (i32.add (local.get $units) (i32.const 4)))
        (local.set $count (i32.sub (local.get $count) (i32.const 1)))
        (br $vector)))))
