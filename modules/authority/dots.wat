;; The loop of cosines.ts. To change it, compile and put the base64 of the result there:
;;   npx -p wabt@1.0.39 wat2wasm dots.wat -o dots.wasm && base64 -w0 dots.wasm
(module
  (memory (import "host" "memory") 1)
  ;; For each of `count` vectors of `bytes` bytes (a multiple of 32) its dot product with the question, as f32.
  (func (export "dots") (param $question i32) (param $vectors i32) (param $dots i32) (param $count i32) (param $bytes i32)
    (local $end i32) (local $asked i32) (local $even v128) (local $odd v128)
    (block $done
      (loop $vector
        (br_if $done (i32.eqz (local.get $count)))
        (local.set $asked (local.get $question))
        (local.set $end (i32.add (local.get $vectors) (local.get $bytes)))
        (local.set $even (v128.const f32x4 0 0 0 0))
        (local.set $odd (v128.const f32x4 0 0 0 0))
        (loop $part
          (local.set $even (f32x4.add (local.get $even)
            (f32x4.mul (v128.load (local.get $asked)) (v128.load (local.get $vectors)))))
          (local.set $odd (f32x4.add (local.get $odd)
            (f32x4.mul (v128.load offset=16 (local.get $asked)) (v128.load offset=16 (local.get $vectors)))))
          (local.set $asked (i32.add (local.get $asked) (i32.const 32)))
          (br_if $part (i32.lt_u (local.tee $vectors (i32.add (local.get $vectors) (i32.const 32))) (local.get $end))))
        (local.set $even (f32x4.add (local.get $even) (local.get $odd)))
        (f32.store (local.get $dots)
          (f32.add
            (f32.add (f32x4.extract_lane 0 (local.get $even)) (f32x4.extract_lane 1 (local.get $even)))
            (f32.add (f32x4.extract_lane 2 (local.get $even)) (f32x4.extract_lane 3 (local.get $even)))))
        (local.set $dots (i32.add (local.get $dots) (i32.const 4)))
        (local.set $count (i32.sub (local.get $count) (i32.const 1)))
        (br $vector)))))
